import type { RiskFlag } from "freeform-rpg/schemas";
import { spellVerb, verbOf } from "freeform-rpg/plugins/validator";

const safe = new Set(
  (
    "look examine observe listen wait think remember talk ask say search investigate read check assess use take grab " +
    "pickup drop give put open close move go enter exit walk " +
    // Plain doings of the same kind that the list does not name.
    "travel leave rest pay social equip call message contact"
  ).split(" "),
);

const risks: ReadonlySet<RiskFlag> = new Set<RiskFlag>(["violence", "contested", "dangerous", "pursuit", "hostile_present"]);

/** True when a flag of the turn makes even plain actions a gamble. */
export const isRisky = (flags: readonly RiskFlag[]): boolean => flags.some((flag) => risks.has(flag));

/** True when the action is decided by dice. Safe actions never are, unless the turn is risky. */
export const needsRoll = (action: string, flags: readonly RiskFlag[]): boolean =>
  isRisky(flags) || !(safe.has(spellVerb(action)) || safe.has(verbOf(action)));
