import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the engine: a clone, or the installed package's `dist`. */
const engineFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** A clone runs its sources, an installed package JavaScript. */
const isClone = import.meta.url.endsWith(".ts");

const configNames = ["freeform.config.ts", "freeform.config.mts", "freeform.config.mjs", "freeform.config.js"];

const configIn = (folder: string): string | undefined => configNames.map((name) => join(folder, name)).find((file) => existsSync(file));

/** The project: the folder in which the command is run; in a clone without a configuration there, the clone. */
export const findProject = (from = process.cwd()): string => (isClone && configIn(from) === undefined ? engineFolder : from);

/** The project's configuration file, else the one that ships. */
export const findConfig = (project: string): string =>
  configIn(project) ?? join(engineFolder, isClone ? "freeform.config.ts" : "freeform.config.js");
