import { isDeepStrictEqual } from "node:util";
import { paint, print } from "../output.ts";

/** A part of the world's state before and after. */
export interface ChangedRow {
  readonly table: string;
  readonly key: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Prints each part that would change, with a line for every field. */
export const printRows = (rows: readonly ChangedRow[]): void => {
  for (const { table, key, before, after } of rows) {
    print(paint.bold(`${table} ${key.join(", ")}`));
    for (const line of differences(before, after)) print(`  ${line}`);
  }
};

/** What differs, a line each: fields of objects one by one, of lists what is added and what goes. */
const differences = (before: unknown, after: unknown): string[] => {
  if (after === null) return ["is removed"];
  return fieldsOf(before, after).flatMap((field) => compare(field, read(before, field), read(after, field), before === null));
};

const compare = (path: string, old: unknown, now: unknown, isNew: boolean): string[] => {
  if (isDeepStrictEqual(old, now)) return [];
  if (isNew) return [`${path}: ${show(now)}`];
  if (isRecord(old) && isRecord(now))
    return fieldsOf(old, now).flatMap((field) => compare(`${path}.${field}`, read(old, field), read(now, field), false));
  if (!Array.isArray(old) || !Array.isArray(now)) return [`${path}: ${show(old)} -> ${show(now)}`];
  const [added, gone] = [missingIn(old, now), missingIn(now, old)];
  if (added.length + gone.length === 0) return [`${path}: ${show(old)} -> ${show(now)}`];
  return [`${path}: ${[...gone.map((one) => `without ${show(one)}`), ...added.map((one) => `with ${show(one)}`)].join(", ")}`];
};

const fieldsOf = (old: unknown, now: unknown): string[] => [...new Set([...Object.keys(Object(old)), ...Object.keys(Object(now))])];

const read = (value: unknown, field: string): unknown => (isRecord(value) ? value[field] : undefined);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The parts of `these` that `those` lacks. */
const missingIn = (those: readonly unknown[], these: readonly unknown[]): unknown[] =>
  these.filter((one) => !those.some((other) => isDeepStrictEqual(one, other)));

const show = (value: unknown): string => {
  if (value === undefined || value === null) return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
};
