import { readFileSync } from "node:fs";
import { JsonObject } from "freeform-rpg/schemas";
import { messageOf } from "freeform-rpg/kernel";
import { CommandError } from "../command-error.ts";

/** Reads a file of an option, or the standard input for `-`. Wrong usage when it cannot be read. */
export const readInput = (file: string, option: string): string => {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8").replace(/^\uFEFF/, "");
  } catch (thrown) {
    throw new CommandError(
      "file_unreadable",
      `The file "${file}" of --${option} cannot be read (${messageOf(thrown)}). Check its path.`,
      2,
    );
  }
};

/** Reads a JSON object from a file of an option. Wrong usage when it holds none. */
export const readObject = (file: string, option: string): JsonObject => {
  const text = readInput(file, option);
  try {
    return JsonObject.parse(JSON.parse(text));
  } catch (thrown) {
    const why = thrown instanceof SyntaxError ? ` (${thrown.message})` : "";
    throw new CommandError(`${option}_invalid`, `The file "${file}" of --${option} does not hold a JSON object${why}.`, 2);
  }
};

/** Whether `--policies` names a file rather than a pack by its id. */
export const isPackFile = (named: string): boolean => /[\\/]|\.(?:ya?ml|json)$/.test(named);
