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

/** The fields that differ, a line each. */
const differences = (before: unknown, after: unknown): string[] => {
  if (after === null) return ["is removed"];
  const [old, now]: readonly Readonly<Record<string, unknown>>[] = [Object(before), Object(after)];
  return Object.keys(now ?? {})
    .filter((field) => JSON.stringify(old?.[field]) !== JSON.stringify(now?.[field]))
    .map((field) => `${field}: ${before === null ? "" : `${show(old?.[field])} -> `}${show(now?.[field])}`);
};

const show = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
