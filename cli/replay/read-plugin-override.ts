import { resolve } from "node:path";
import { CommandError } from "../command-error.ts";

/** Reads `NAME`, `FILE` or `NAME=JSON`. Files are relative to the current folder. */
export const readPluginOverride = (given: string): { readonly use: string; readonly options?: unknown } => {
  const [, name = "", json] = /^([^=]+)(?:=(.*))?$/s.exec(given) ?? [];
  const use = /^\.{0,2}\//.test(name) ? resolve(name) : name;
  if (json === undefined) return { use };
  try {
    return { use, options: JSON.parse(json) };
  } catch {
    throw new CommandError(
      "options_invalid",
      `The options in "${given}" are not JSON. Write NAME={"option":value}, in quotes for your shell.`,
      2,
    );
  }
};
