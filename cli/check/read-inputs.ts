import { readFileSync } from "node:fs";
import { JsonObject } from "freeform-rpg/schemas/values";
import { messageOf } from "freeform-rpg/kernel";
import { CommandError } from "../command-error.ts";

/** Reads the file of an option, or standard input for `-`. Throws `file_unreadable`. */
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

/** Reads a JSON object from the file of an option. Throws a usage error. */
export const readObject = (file: string, option: string): JsonObject => {
  const text = readInput(file, option);
  try {
    return JsonObject.parse(JSON.parse(text));
  } catch (thrown) {
    const why = thrown instanceof SyntaxError ? ` (${thrown.message})` : "";
    throw new CommandError("option_invalid", `The file "${file}" of --${option} does not hold a JSON object${why}.`, 2);
  }
};

/** Whether `--policies` names a file rather than a pack by its id. */
export const isPackFile = (named: string): boolean => /[\\/]|\.(?:ya?ml|json)$/.test(named);
