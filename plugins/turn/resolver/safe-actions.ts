import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { RiskFlag } from "freeform-rpg/schemas";

const risks: ReadonlySet<RiskFlag> = new Set<RiskFlag>(["violence", "contested", "dangerous", "pursuit", "hostile_present"]);

/** True when a flag of the turn makes even plain actions a gamble. */
export const isRisky = (flags: readonly RiskFlag[]): boolean => flags.some((flag) => risks.has(flag));

/** True when the action is decided by dice: always, never, or only in a risky turn, as its row says. */
export const needsRoll = ({ roll }: Pick<Action, "roll">, flags: readonly RiskFlag[]): boolean =>
  roll === "always" || (roll === "on_risk" && isRisky(flags));
