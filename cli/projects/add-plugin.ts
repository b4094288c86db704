import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { listPlugins } from "../engine/list-plugins.ts";
import { findConfig, findProject } from "../folders.ts";
import { print } from "../output.ts";
import type { JsonOption } from "../run-command.ts";
import { listInConfig } from "./list-in-config.ts";

/** Installs a package with npm and lists it in the project's configuration; then lists all plugins, so that a fault is seen at once. */
export const addPlugin = async (source: string, options: JsonOption): Promise<void> => {
  const project = findProject();
  const file = findConfig(project);
  if (!file.startsWith(join(project, "/")) || !existsSync(join(project, "package.json"))) throw notAProject(project);
  const before = await readDependencies(project);
  await installPackage(project, source);
  const name = findInstalled(project, source, before, await readDependencies(project));
  const listed = listInConfig(file, await readFile(file, "utf8"), name);
  if (listed !== null) await writeFile(file, listed);
  if (!options.json) print(`${name} is ${listed === null ? "listed already" : "now listed"} in ${file}.\n`);
  await listPlugins(options);
};

const notAProject = (project: string): CommandError =>
  new CommandError(
    "configuration_invalid",
    `${project} has no package.json with a freeform.config.ts. Make a project: freeform-rpg init my-game`,
    2,
  );

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

type Dependencies = Readonly<Record<string, string>>;

const readDependencies = async (project: string): Promise<Dependencies> =>
  Manifest.parse(JSON.parse(await readFile(join(project, "package.json"), "utf8"))).dependencies;

/** What npm prints goes to standard error, apart from the list of plugins. */
const installPackage = async (project: string, source: string): Promise<void> => {
  const npm = spawn("npm", ["install", "--no-audit", "--no-fund", "--", source], { cwd: project, stdio: ["ignore", 2, 2] });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new CommandError("install_failed", `npm could not install "${source}". Its message is above.`);
};

/** The name of a package, also when it was named by a version, a file or an address. */
const findInstalled = (project: string, source: string, before: Dependencies, after: Dependencies): string => {
  const isSource = (name: string) => source === name || source.startsWith(`${name}@`);
  const isFile = (name: string) => after[name]?.startsWith("file:") && resolve(project, after[name].slice(5)) === resolve(project, source);
  const names = Object.keys(after);
  const found = names.find((name) => after[name] !== before[name]) ?? names.find((name) => isSource(name) || isFile(name));
  if (found !== undefined) return found;
  throw new CommandError("install_failed", `npm installed "${source}", but package.json lists no package for it. Name the package.`);
};
