import { messageOf } from "freeform-rpg/kernel";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import { SystemConfig } from "freeform-rpg/schemas/rules";
import type { JsonObject } from "freeform-rpg/schemas";
import { z } from "zod";
import { compileHints } from "./compile-hints.ts";
import { keepSystem } from "./kept-systems.ts";
import { listWords } from "./list-words.ts";
import { mergeSystems } from "./merge-systems.ts";
import { SystemError } from "./system-error.ts";
import { readLine } from "./system-line.ts";
import type { SystemFile } from "./system-line.ts";

/** A system with everything it inherits merged in, and the files that it came from, the most distant ancestor first. */
export interface LoadedSystem {
  readonly system: SystemConfig;
  readonly sources: readonly string[];
}

/**
 * Reads `<folder>/<id>.yaml` with everything it inherits merged in, the nearest last; an id may stand in one of the folders. Patterns are
 * checked too. Throws `SystemError`: `system_unknown`, `system_cycle`, `system_ambiguous`, `system_invalid`.
 */
export const loadSystem = (id: string, folders: string | readonly string[]): SystemConfig => openSystem(id, folders).system;

/** The same, with its sources. */
export const openSystem = (id: string, folders: string | readonly string[]): LoadedSystem =>
  mergeFiles(id, readLine(id, typeof folders === "string" ? [folders] : folders));

/** The same for a system that is no file yet. */
export const adoptSystem = (id: string, value: JsonObject, folders: readonly string[]): LoadedSystem => {
  const { inherits } = value;
  const line = typeof inherits === "string" ? readLine(inherits, folders) : [];
  return mergeFiles(id, [...line, { path: `${id}.yaml`, value }]);
};

/** Merges files, the last one over all others. Throws `system_invalid`. */
export const mergeFiles = (id: string, files: readonly SystemFile[]): LoadedSystem => ({
  system: keepSystem(files, () => merge(id, files)),
  sources: files.map(({ path }) => path),
});

const merge = (id: string, files: readonly SystemFile[]): SystemConfig => {
  const merged = files.map(({ value }) => listWords(value)).reduce<JsonObject>(mergeSystems, {});
  const parsed = SystemConfig.safeParse(merged);
  if (!parsed.success) throw new SystemError("system_invalid", `The system "${id}" cannot be used:\n${z.prettifyError(parsed.error)}`);
  checkActions(parsed.data, id);
  if (parsed.data.extraction) compileHints(parsed.data.extraction, id);
  return parsed.data;
};

const checkActions = (system: SystemConfig, id: string): void => {
  try {
    actionsOf(system);
  } catch (cause) {
    throw new SystemError("system_invalid", `The actions of the system "${id}" cannot be used: ${messageOf(cause)}`, { cause });
  }
};
