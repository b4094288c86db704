import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { stdout } from "node:process";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { printSchema } from "../host.ts";
import { printJson, remark } from "../output.ts";
export interface SchemaOptions {
  readonly out?: string;
  readonly json?: boolean;
}

export const showSchema = async ({ out, json }: SchemaOptions): Promise<void> => {
  const sdl = await printSchema(readEnvironment());
  if (out !== undefined) await writeSchema(out, sdl);
  if (json) printJson(out === undefined ? { sdl } : { file: resolve(out) });
  else if (out === undefined) stdout.write(sdl);
  else remark(`The schema is in ${resolve(out)}.`);
};

const writeSchema = async (file: string, sdl: string): Promise<void> => {
  try {
    await writeFile(file, sdl);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError("file_unwritable", `"${file}" could not be written: ${why}. Choose another file with --out.`);
  }
};
