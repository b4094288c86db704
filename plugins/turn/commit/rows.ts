import { stateTables } from "freeform-rpg/schemas/campaign";
import type { JsonObject, RowChange, StateRow, StateTable } from "freeform-rpg/schemas";
import { JsonObject as JsonObjectSchema } from "freeform-rpg/schemas/values";
import { DiffError } from "./diff-error.ts";

/** One table's rows while a diff is applied: the rows found, and the new values by key. */
export interface TableRows<T extends StateTable> {
  /** The row as it stands by now. */
  find(...key: string[]): StateRow<T> | undefined;
  /** The row as it stands by now; a missing one is an error that names it. */
  need(...key: string[]): StateRow<T>;
  /** Adds a row that must not exist. */
  add(row: StateRow<T>): void;
  /** Sets a row's new value. */
  put(row: StateRow<T>): void;
  /** Removes a row. */
  remove(...key: string[]): void;
  /** All rows as they stand by now, those that were loaded and those that were added. */
  rows(): StateRow<T>[];
  /** The changes so far, ordered by key, each row once. */
  changes(): RowChange[];
}

/** Rows of a table to which changes are made in memory. */
export const editRows = <T extends StateTable>(table: T, found: readonly StateRow<T>[]): TableRows<T> => {
  const before = new Map(found.map((row) => [joined(keyOf(table, row)), row]));
  const after = new Map<string, { readonly key: string[]; readonly row: StateRow<T> | null }>();
  const find = (...key: string[]) => {
    const changed = after.get(joined(key));
    return changed === undefined ? before.get(joined(key)) : (changed.row ?? undefined);
  };
  const put = (row: StateRow<T>) => {
    const key = keyOf(table, row);
    after.set(joined(key), { key, row });
  };
  return {
    find,
    put,
    need: (...key) => find(...key) ?? fail(unknownRow(table, key)),
    add: (row) => (find(...keyOf(table, row)) === undefined ? put(row) : fail(existingRow(table, keyOf(table, row)))),
    remove: (...key) => void after.set(joined(key), { key, row: null }),
    rows: () => [
      ...[...before].flatMap(([key, row]) => (after.has(key) ? [] : [row])),
      ...[...after.values()].flatMap(({ row }) => (row === null ? [] : [row])),
    ],
    changes: () =>
      [...after.values()]
        .toSorted((a, b) => compare(joined(a.key), joined(b.key)))
        .map(({ key, row }) => ({ table, key, row: row === null ? null : checked(table, key, row) })),
  };
};

const keyOf = <T extends StateTable>(table: T, row: StateRow<T>): string[] => {
  const values: Readonly<Record<string, unknown>> = row;
  return stateTables[table].key.map((column) => String(values[column]));
};

const checked = (table: StateTable, key: readonly string[], row: unknown): JsonObject => {
  const parsed = stateTables[table].row.safeParse(row);
  if (parsed.success) return JsonObjectSchema.parse(parsed.data);
  const [issue] = parsed.error.issues;
  const where = issue === undefined ? "" : ` ("${issue.path.join(".")}": ${issue.message})`;
  throw new DiffError(
    "row_invalid",
    `The turn would leave "${key.join(", ")}" of ${table} in a shape it cannot have${where}. Nothing was committed.`,
    table,
    key,
  );
};

const unknownRow = (table: StateTable, key: readonly string[]): DiffError =>
  new DiffError(
    "unknown_row",
    `The turn changes "${key.join(", ")}" of ${table}, which this campaign does not have. Most likely a plugin made up the id. Nothing was committed.`,
    table,
    key,
  );

const existingRow = (table: StateTable, key: readonly string[]): DiffError =>
  new DiffError(
    "row_exists",
    `The turn adds "${key.join(", ")}" to ${table}, where it already is. Most likely a plugin reused an id. Nothing was committed.`,
    table,
    key,
  );

const fail = (error: DiffError): never => {
  throw error;
};

const joined = (key: readonly string[]): string => key.join("\n");
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
