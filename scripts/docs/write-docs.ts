import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generators } from "./generators.ts";
import { readPages, root } from "./pages.ts";
import { rewriteGenerated } from "./rewrite-generated.ts";
import { findScreen, takeScreens } from "./screens.ts";

/** `npm run docs` writes the generated parts of all pages; with `--check` it changes nothing, and exits with 1 when a page differs. */
const check = process.argv.includes("--check");
const screens = await takeScreens();
const all = { ...generators, screen: (name = "") => findScreen(screens, name) };
for (const { file } of readPages()) {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const written = await rewriteGenerated(text, all);
  if (written === text) continue;
  if (check) process.exitCode = 1;
  else writeFileSync(path, written);
  console.log(check ? `${file} differs: run \`npm run docs\`` : `wrote ${file}`);
}
