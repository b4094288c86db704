import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const left = new Set(["node_modules", ".git", ".data", ".cache", "dist"]);

/** Packs a copy of this clone, so that nothing changes in the clone while other tests run. Returns the tarball. */
export const packClone = (folder: string): string => {
  const copy = join(folder, "clone");
  cpSync(root, copy, { recursive: true, filter: (file) => !left.has(relative(root, file)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return join(folder, npm(copy, "pack", "--silent", "--pack-destination", folder).trim().split("\n").at(-1) ?? "");
};

/** Packs a plugin of somebody else's. Returns the tarball. */
export const packForeign = (folder: string): string => {
  const own = join(folder, "foreign");
  mkdirSync(own);
  const manifest = { name: "foreign-weather", version: "1.0.0", type: "module", exports: "./plugin.js" };
  writeFileSync(join(own, "package.json"), JSON.stringify({ ...manifest, peerDependencies: { "freeform-rpg": "*" } }));
  writeFileSync(join(own, "plugin.js"), foreignPlugin);
  return join(folder, npm(own, "pack", "--silent", "--pack-destination", folder).trim());
};

/** Runs npm and returns what it prints. */
export const npm = (cwd: string, ...command: string[]): string =>
  execFileSync("npm", command, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

const foreignPlugin = `import { definePlugin, tapChange } from "freeform-rpg/kernel";
import { reviewPlan } from "freeform-rpg/plugins/turn/planner";
import { appendFileSync } from "node:fs";

export default definePlugin({
  name: "foreign-weather",
  create: () => ({ taps: [tapChange(reviewPlan, (plan) => (appendFileSync("weather.log", "planned\\n"), plan))] }),
});
`;
