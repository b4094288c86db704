// Plain JavaScript for any Node: it runs before the pinned Node is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const reason = findReason();
if (reason) {
  console.error(`Installing packages with "npm ci": ${reason}.`);
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  process.exit(status ?? 1);
}

/** Why packages must be installed, or `null` when what is there fits the lockfile. */
function findReason() {
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  if (!installed) return "this folder has none yet";
  const wanted = readPackages(join(root, "package-lock.json")) ?? {};
  const stale = Object.keys(wanted).find((path) => path !== "" && !fits(wanted[path], installed[path]));
  return stale ? `"${stale}" differs from the lockfile` : null;
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : null;
}

/** Packages for other platforms are in the lockfile and rightly not installed. */
function fits(wanted, installed) {
  if (!installed) return Boolean(wanted.optional || wanted.devOptional || wanted.peer || wanted.link);
  return wanted.version === installed.version;
}
