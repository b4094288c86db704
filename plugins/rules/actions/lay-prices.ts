import type { ActionRow, ActionRows, Price } from "freeform-rpg/schemas";
import { completeRow } from "./complete-row.ts";

/** A row laid over the rows of the same game that it changes: its fields replace theirs, and its prices add to theirs clock by clock. 0 takes a clock out. */
export const layPrices = (verb: string, row: ActionRow, below: ActionRows): ActionRow => {
  const own = below[verb];
  if (own === undefined) return row;
  const { cost, mixed, hard_failure, failure } = completeRow(verb, below, below["default"] ?? {});
  return {
    ...own,
    ...row,
    ...(row.cost && { cost: { ...cost, ...row.cost } }),
    ...(row.mixed && { mixed: { ...mixed, ...row.mixed } }),
    ...(row.hard_failure && { hard_failure: { ...hard_failure, ...row.hard_failure } }),
    ...(row.failure && { failure: { ...failure, ...layFailure(failure, row.failure) } }),
  };
};

type Failure = NonNullable<ActionRow["failure"]>;

const layFailure = (below: Failure, above: Failure): Record<string, Price> =>
  Object.fromEntries(modes.flatMap((mode) => (above[mode] === undefined ? [] : [[mode, { ...below[mode], ...above[mode] }]])));

const modes = ["forgiving", "consequential", "punishing"] as const;
