import { isDeepStrictEqual } from "node:util";
import type { GameState } from "freeform-rpg/schemas";
import type { RowExpectation } from "./case.ts";

/** Sentences saying which rows are not as expected. */
export function checkRows(state: GameState, expectations: readonly RowExpectation[]): string[] {
  return expectations.flatMap((expected) => checkRow(state, expected));
}

function checkRow(state: GameState, { table, where, has, count }: RowExpectation): string[] {
  const rows = state[table].filter((row) => isPart(row, where));
  const asked = `${table} where ${JSON.stringify(where)}`;
  if (count !== undefined && rows.length !== count) return [`expected ${count} ${asked}, were ${rows.length}`];
  if (count === undefined && rows.length === 0) return [`there is no row in ${asked}`];
  return has === undefined || isPart(rows[0], has)
    ? []
    : [`expected ${asked} to have ${JSON.stringify(has)}, is ${JSON.stringify(rows[0])}`];
}

/** Whether every field of `part` is in `whole`, objects compared by their parts, all else as a whole. */
function isPart(whole: unknown, part: unknown): boolean {
  if (!isRecord(part)) return isDeepStrictEqual(whole, part);
  return isRecord(whole) && Object.entries(part).every(([key, value]) => isPart(whole[key], value));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
