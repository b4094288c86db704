import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CommandError } from "../command-error.ts";
import { paint, print, printJson } from "../output.ts";
import type { JsonOption } from "../run-command.ts";
import { formatNames, schemaOf, titleOf } from "./published-schemas.ts";
import type { FormatName } from "./published-schemas.ts";

export interface SchemasOptions extends JsonOption {
  readonly out?: string;
}

/** Lists the formats, prints the JSON Schema of one, or writes them into a folder. */
export const showSchemas = async (name: string | undefined, { out, json }: SchemasOptions): Promise<void> => {
  const wanted = name === undefined ? formatNames : [findFormat(name)];
  if (out !== undefined) return writeSchemas(wanted, out, json);
  if (name !== undefined) return wanted.forEach((one) => printJson(schemaOf(one)));
  if (json) return printJson(Object.fromEntries(formatNames.map((one) => [one, schemaOf(one)])));
  for (const one of formatNames) print(`${paint.bold(one.padEnd(12))}${titleOf(one)}`);
};

const findFormat = (name: string): FormatName => {
  const found = formatNames.find((one) => one === name);
  if (found !== undefined) return found;
  throw new CommandError("format_unknown", `There is no format "${name}". There are: ${formatNames.join(", ")}.`, 2);
};

const writeSchemas = async (names: readonly FormatName[], out: string, json: boolean | undefined): Promise<void> => {
  const folder = resolve(out);
  const files = names.map((name) => ({ name, file: join(folder, `${name}.schema.json`) }));
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(files.map(({ name, file }) => writeFile(file, `${JSON.stringify(schemaOf(name), null, 2)}\n`)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError("file_unwritable", `The schemas could not be written to "${folder}": ${why}. Choose another folder with --out.`);
  }
  if (json) return printJson({ files: files.map(({ file }) => file) });
  for (const { file } of files) print(file);
};
