import { join } from "node:path";
import type { JsonObject } from "freeform-rpg/schemas";
import { readSystemFile } from "./read-system-file.ts";
import { SystemError } from "./system-error.ts";

/** A file of a system as it is written, and where it lies. */
export interface SystemFile {
  readonly path: string;
  readonly value: JsonObject;
}

/** A system's files, the most distant ancestor first. Throws `system_unknown`, `system_cycle`, `system_ambiguous`, `system_invalid`. */
export const readLine = (id: string, folders: readonly string[]): SystemFile[] => {
  const line: SystemFile[] = [];
  const heirs: string[] = [];
  for (let next: string | undefined = id; next !== undefined;) {
    if (heirs.includes(next)) throw cycle(id, [...heirs, next]);
    const file = findFile(next, folders, heirs.at(-1));
    heirs.push(next);
    line.unshift(file);
    next = parentOf(file.value, next);
  }
  return line;
};

const parentOf = ({ inherits }: JsonObject, id: string): string | undefined => {
  if (inherits === undefined || inherits === null) return undefined;
  if (typeof inherits === "string") return inherits;
  throw new SystemError(
    "system_invalid",
    `The system "${id}" names its parent as ${JSON.stringify(inherits)}; "inherits" takes one system's id.`,
  );
};

const findFile = (id: string, folders: readonly string[], heir: string | undefined): SystemFile => {
  // An id becomes a file name: nothing that could climb out of the folder is one.
  if (!/^[a-z0-9_][a-z0-9_-]*$/i.test(id))
    throw new SystemError("system_unknown", `"${id}" is no system's id: ids are letters, digits, "_" and "-".`);
  const found = folders.flatMap((folder): SystemFile[] => {
    const path = join(folder, `${id}.yaml`);
    const value = readSystemFile(path);
    return value === null ? [] : [{ path, value }];
  });
  const [file] = found;
  if (file === undefined) throw unknown(id, heir);
  if (found.length === 1) return file;
  const places = found.map(({ path }) => `"${path}"`).join(" and ");
  throw new SystemError(
    "system_ambiguous",
    `There are two systems "${id}": ${places}. Rename one of them, in its file name and in its id.`,
  );
};

const unknown = (id: string, heir: string | undefined): SystemError => {
  const who = heir === undefined ? `There is no system "${id}"` : `The system "${heir}" inherits "${id}", which does not exist`;
  return new SystemError("system_unknown", `${who}: no file "${id}.yaml" in the systems folder. Check the spelling.`);
};

const cycle = (id: string, way: readonly string[]): SystemError =>
  new SystemError("system_cycle", `The system "${id}" inherits itself: ${way.join(" -> ")}. Remove one of these "inherits".`);
