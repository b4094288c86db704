import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** The folder of the packs that ship with the engine. */
export const shippedPolicies: string = join(import.meta.dirname, "../../../policies");

/** Reads every pack of a folder as data, by name of file; `loadPolicies` parses and checks them. */
export const readPacks = (folder: string = shippedPolicies): unknown[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file): unknown => parse(readFileSync(join(folder, file), "utf8")));
