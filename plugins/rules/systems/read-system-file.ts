import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { messageOf } from "freeform-rpg/kernel";
import { JsonObject } from "freeform-rpg/schemas/values";
import { parse } from "yaml";
import { SystemError } from "./system-error.ts";

/** The files that were read last, by path. */
const known = new Map<string, { readonly text: string; readonly value: JsonObject }>();

/** Reads a YAML map; `null` where there is no such file. A file that has not changed is the same object again. Throws `system_invalid`. */
export const readSystemFile = (path: string): JsonObject | null => {
  const text = readText(path);
  const before = known.get(path);
  if (before?.text === text) return before.value;
  known.delete(path);
  if (text === null) return null;
  const value = parseMap(text, path);
  known.set(path, { text, value });
  return value;
};

const parseMap = (text: string, path: string): JsonObject => {
  const parsed = JsonObject.safeParse(parseText(text, path));
  if (parsed.success) return parsed.data;
  throw new SystemError("system_invalid", `The file "${basename(path)}" is not a map of settings. Compare it with "_base.yaml".`);
};

const parseText = (text: string, path: string): unknown => {
  try {
    // Few aliases are honest; many are a bomb.
    return parse(text, { maxAliasCount: 50 });
  } catch (cause) {
    throw new SystemError("system_invalid", `The file "${basename(path)}" is not YAML: ${messageOf(cause)}`, { cause });
  }
};

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR")) return null;
    throw new SystemError("system_invalid", `A system's file cannot be read: ${messageOf(cause)}`, { cause });
  }
};
