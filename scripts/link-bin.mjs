// Puts the package's own command into node_modules/.bin, so that `npx freeform-rpg` runs it with the pinned Node.
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "node_modules", ".bin");
const link = join(folder, "freeform-rpg");

if (existsSync(join(root, "node_modules"))) {
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  if (process.platform === "win32") writeFileSync(`${link}.cmd`, '@node "%~dp0\\..\\..\\cli\\freeform-rpg.ts" %*\r\n');
  else linkCommand();
}

function linkCommand() {
  symlinkSync(join("..", "..", "cli", "freeform-rpg.ts"), link);
  chmodSync(join(root, "cli", "freeform-rpg.ts"), 0o755);
}
