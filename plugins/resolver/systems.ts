import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KernelError } from "freeform-rpg/kernel";
import { JsonObject, SystemConfig } from "freeform-rpg/schemas";
import { parse } from "yaml";
import { z } from "zod";

/** A rule system that cannot be used: its file is missing or broken, a parent is unknown, or it inherits itself. */
export class SystemError extends KernelError {}

/**
 * Reads `<folder>/<id>.yaml` with everything it inherits merged in, the nearest last. Throws `SystemError`:
 * `system_unknown`, `system_cycle`, `system_invalid`.
 */
export const loadSystem = (id: string, folder: string): SystemConfig => {
  const merged = readLine(id, folder).reduce<JsonObject>(mergeSystems, {});
  const parsed = SystemConfig.safeParse(merged);
  if (parsed.success) return parsed.data;
  throw new SystemError("system_invalid", `The system "${id}" cannot be used:\n${z.prettifyError(parsed.error)}`);
};

/** Merges a system over the one that it inherits: maps merge, lists join without repeats, anything else replaces. */
export const mergeSystems = (parent: JsonObject, child: JsonObject): JsonObject => {
  const names = new Set([...Object.keys(parent), ...Object.keys(child)]);
  return Object.fromEntries([...names].map((name) => [name, mergeValues(parent[name], child[name]) ?? null]));
};

type Value = JsonObject[string] | undefined;

const mergeValues = (below: Value, above: Value): Value => {
  if (above === undefined) return below;
  if (Array.isArray(below) && Array.isArray(above)) return joinLists(below, above);
  const [parent, child] = [JsonObject.safeParse(below), JsonObject.safeParse(above)];
  return parent.success && child.success ? mergeSystems(parent.data, child.data) : above;
};

const joinLists = <T>(below: readonly T[], above: readonly T[]): T[] => [
  ...new Map([...below, ...above].map((value) => [JSON.stringify(value), value])).values(),
];

/** The system's files, the most distant ancestor first. */
const readLine = (id: string, folder: string): JsonObject[] => {
  const line: JsonObject[] = [];
  const heirs: string[] = [];
  for (let next: string | undefined = id; next !== undefined;) {
    if (heirs.includes(next)) {
      throw new SystemError(
        "system_cycle",
        `The system "${id}" inherits itself: ${[...heirs, next].join(" -> ")}. Remove one of these "inherits".`,
      );
    }
    const file = readSystem(next, folder, heirs.at(-1));
    heirs.push(next);
    line.unshift(file);
    next = parentOf(file, next);
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

const readSystem = (id: string, folder: string, heir: string | undefined): JsonObject => {
  const parsed = JsonObject.safeParse(parseFile(id, folder, heir));
  if (parsed.success) return parsed.data;
  throw new SystemError(
    "system_invalid",
    `The file "${id}.yaml" in the systems folder is not a map of settings. Compare it with "_base.yaml".`,
  );
};

const parseFile = (id: string, folder: string, heir: string | undefined): unknown => {
  // An id becomes a file name: nothing that could climb out of the folder is one.
  if (!/^[a-z0-9_][a-z0-9_-]*$/i.test(id))
    throw new SystemError("system_unknown", `"${id}" is no system's id: ids are letters, digits, "_" and "-".`);
  const text = readText(join(folder, `${id}.yaml`));
  if (text === null) {
    const who = heir === undefined ? `There is no system "${id}"` : `The system "${heir}" inherits "${id}", which does not exist`;
    throw new SystemError("system_unknown", `${who}: no file "${id}.yaml" in the systems folder. Check the spelling.`);
  }
  try {
    return parse(text);
  } catch (cause) {
    throw new SystemError(
      "system_invalid",
      `The file "${id}.yaml" is not YAML: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
};

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw new SystemError("system_invalid", `A system's file cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
};
