import { canonicalJson } from "freeform-rpg/kernel";
import type { Difference } from "../documents/report.ts";

type JsonValue = Difference["recorded"];

/** Every path at which two values differ; equal values have none. The order of keys does not count. */
export const findDifferences = (part: string, recorded: unknown, replayed: unknown): Difference[] =>
  canonicalJson(recorded) === canonicalJson(replayed) ? [] : compare(part, [], toJson(recorded), toJson(replayed));

/** Arrays whose elements have ids are compared by id, so that an added row does not make all the others different. */
const compare = (part: string, path: readonly string[], recorded: JsonValue, replayed: JsonValue): Difference[] => {
  if (canonicalJson(recorded) === canonicalJson(replayed)) return [];
  const [before, after] = [branches(recorded), branches(replayed)];
  if (before === null || after === null || Array.isArray(recorded) !== Array.isArray(replayed))
    return [{ part, path: path.join("."), recorded, replayed }];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => compare(part, [...path, key], before.get(key) ?? null, after.get(key) ?? null));
};

const branches = (value: JsonValue): Map<string, JsonValue> | null => {
  if (Array.isArray(value)) return new Map(nameElements(value).map((name, at) => [name, value[at] ?? null]));
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : null;
};

const nameElements = (values: readonly JsonValue[]): string[] => {
  const ids = values.map(idOf);
  const unique = new Set(ids).size === ids.length && !ids.includes(null);
  return ids.map((id, at) => (unique && id !== null ? id : String(at)));
};

const idOf = (value: JsonValue): string | null => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { table, key, id } = value;
  if (typeof table === "string" && Array.isArray(key)) return `${table}/${key.join("/")}`;
  return typeof id === "string" ? id : null;
};

const toJson = (value: unknown): JsonValue => JSON.parse(canonicalJson(value));
