import { readFile } from "node:fs/promises";
import { messageOf } from "freeform-rpg/kernel";
import { parse } from "yaml";
import { z } from "zod";
import type { ChangeInput } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";

const isOneChange = (value: unknown): boolean => {
  const read = z.record(z.string(), z.record(z.string(), z.unknown())).safeParse(value);
  return read.success && Object.keys(read.data).length === 1;
};
/** The API checks the fields of each kind. */
const OneChange = z.custom<ChangeInput>(isOneChange, { error: "each change has one key, its kind, such as { setTime: { hour: 3 } }" });
const Changes = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(OneChange).min(1));

/** The changes that are typed or stand in a file, as YAML or JSON. Throws `changes_missing`, `changes_unreadable`. */
export const readChanges = async (typed: string | undefined, file: string | undefined): Promise<ChangeInput[]> => {
  const text = file === undefined ? typed : await readFile(file, "utf8");
  if (text === undefined || text.trim() === "")
    throw new CommandError("changes_missing", "Name the changes, or a file with --file. `change --help` shows examples.", 2);
  const read = Changes.safeParse(parseText(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new CommandError("changes_unreadable", `The changes cannot be read: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}.`, 2);
};

const parseText = (text: string): unknown => {
  try {
    return parse(text);
  } catch (thrown) {
    throw new CommandError("changes_unreadable", `The changes are neither YAML nor JSON: ${messageOf(thrown)}`, 2);
  }
};
