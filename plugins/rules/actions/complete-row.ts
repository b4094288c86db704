import type { ActionRow, ActionRows } from "freeform-rpg/schemas";
import { ActionError } from "./action-error.ts";

type Fields = Omit<ActionRow, "like" | "situation" | "spends">;

/** A row with nothing left out. `situation` and `spends` are `null` where there is none. */
export interface CompleteRow extends Readonly<{ [Field in keyof Fields]-?: NonNullable<Fields[Field]> }> {
  readonly situation: NonNullable<ActionRow["situation"]> | null;
  readonly spends: string | null;
}

/** Fills in what a row leaves out from the row that it is `like`, then from the base row. Throws `ActionError`. */
export const completeRow = (verb: string, rows: ActionRows, base: ActionRow): CompleteRow => {
  const line = [base, ...lineOf(verb, rows)];
  const { synonyms = [], transitive = [], consumes = [] } = rows[verb] ?? {};
  const { situation = null, spends = null, ...fields } = line.reduce<ActionRow>((below, row) => Object.assign({}, below, row), {});
  // A mode of failure that a row leaves alone stays as it was.
  const failure = line.reduce<NonNullable<ActionRow["failure"]>>((below, row) => ({ ...below, ...row.failure }), {});
  return { ...nothing, ...fields, failure, situation, spends, synonyms, transitive, consumes };
};

/** The rows that a row is like, the most distant first, then the row itself. */
const lineOf = (verb: string, rows: ActionRows): ActionRow[] => {
  const line: ActionRow[] = [];
  const seen: string[] = [];
  for (let next: string | undefined = verb; next !== undefined;) {
    const row: ActionRow | undefined = rows[next];
    if (row === undefined)
      throw new ActionError("action_unknown", `The action "${seen.at(-1)}" is like "${next}", which no row has. Check "like".`);
    if (seen.includes(next))
      throw new ActionError("action_cycle", `The action "${verb}" is like itself: ${[...seen, next].join(" -> ")}. Remove one "like".`);
    seen.push(next);
    line.unshift(row);
    next = row.like;
  }
  return line;
};

const nothing: Omit<CompleteRow, "synonyms" | "transitive" | "consumes" | "failure" | "situation" | "spends"> = {
  family: "other",
  traits: [],
  roll: "always",
  risk: [],
  minutes: 5,
  cost: {},
  mixed: {},
  hard_failure: {},
  trust: {},
  notice: "plain",
  clears: [],
  needs: [],
  ruled_out_by: [],
  states: {},
  likely_targets: {},
  target_after: [],
  phrase: {},
  calls_on: [],
  listed: true,
};
