import type { CorrectionChangeInput } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";
import { changeNames, changes, statusNames } from "./changes.ts";

/** A change as it is typed. */
export interface TypedChange {
  readonly change: string;
  readonly target: string;
  readonly value: string | undefined;
}

/** The API's input for a change. Throws `unknown_change`, `value_missing`. */
export const toChange = ({ change, target, value = "" }: TypedChange): CorrectionChangeInput => {
  const simple = changes.withoutValue[change];
  if (simple) return simple(target);
  const toInput = changes.withValue[change];
  if (!toInput) throw new CommandError("unknown_change", `Unknown change "${change}". Choose one of: ${changeNames.join(", ")}.`, 2);
  const input = value.trim() === "" ? null : toInput(target, value);
  if (input !== null) return input;
  const example = change === "status" ? `(${statusNames.join(", ")})` : "VALUE";
  throw new CommandError("value_missing", `"${change}" needs a value: corrections propose ${change} ${target} ${example}`, 2);
};
