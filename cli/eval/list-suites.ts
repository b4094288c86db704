import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Folder of the suites that ship. */
export const suiteFolder = join(import.meta.dirname, "..", "..", "tests", "suites");
export const suiteEnding = ".suite.ts";

/** Names of the suites that ship. */
export const listSuites = (): readonly string[] =>
  existsSync(suiteFolder)
    ? readdirSync(suiteFolder)
        .filter((file) => file.endsWith(suiteEnding))
        .map((file) => file.slice(0, -suiteEnding.length))
        .sort()
    : [];
