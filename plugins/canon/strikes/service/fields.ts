import { canonicalJson } from "freeform-rpg/kernel";
import type { StateTable } from "freeform-rpg/schemas";

export type Row = Readonly<Record<string, unknown>>;

/** A field of a row; of attributes each is a field of its own, such as `attrs.states`. */
export type Fields = ReadonlyMap<string, unknown>;

/** Columns whose entries are fields of their own. */
const nested = new Set(["attrs", "investigation_progress", "counters", "notes", "flags"]);

/** The fields of a row. */
export const fieldsOf = (row: Row): Fields =>
  new Map(
    Object.entries(row).flatMap(([name, value]) =>
      nested.has(name) && typeof value === "object" && value !== null
        ? Object.entries(value).map(([part, own]): [string, unknown] => [`${name}.${part}`, own])
        : [[name, value] as [string, unknown]],
    ),
  );

/** Whether two values of fields are equal; an absent one is equal to an absent one only. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b));

/** The names of the fields that differ. */
export const changedFields = (before: Row, after: Row): string[] => {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])].filter((name) => !isSame(from.get(name), to.get(name)));
};

/** The row with one field set; removed where the value is `undefined`. */
export const withField = (row: Row, name: string, value: unknown): Row => {
  const [column = "", part] = name.split(/\.(.*)/s);
  if (part === undefined) return { ...row, [column]: value };
  const { [part]: _, ...others } = Object(row[column]) as Record<string, unknown>;
  return { ...row, [column]: value === undefined ? others : { ...others, [part]: value } };
};

/** `now` without the entries that `after` has and `before` has not, and with those that it lost. */
export const takeBackEntries = (before: readonly unknown[], after: readonly unknown[], now: readonly unknown[]): unknown[] => {
  const [old, made, present] = [before, after, now].map((list) => new Set(list.map((one) => canonicalJson(one))));
  const isAdded = (one: unknown): boolean => Boolean(made?.has(canonicalJson(one))) && !old?.has(canonicalJson(one));
  const isLost = (one: unknown): boolean => !made?.has(canonicalJson(one)) && !present?.has(canonicalJson(one));
  return [...now.filter((one) => !isAdded(one)), ...before.filter(isLost)];
};

/**
 * Fields that every turn may move on, and that nothing decided hangs on: the time, what the engine counts. They are taken back only where nothing has
 * moved them since; otherwise they stay.
 */
export const moves = (table: StateTable, name: string, row: Row): boolean =>
  (table === "scene" && name === "time") ||
  table === "director" ||
  (table === "threads" && name === "progressed_turn") ||
  (table === "clocks" && name === "value" && row["deadline"] !== null);
