import type { OutcomeBand, ResolutionRules } from "freeform-rpg/schemas";
import type { DiceCup } from "../dice.ts";
import type { Throw } from "./throw.ts";

type RollUnder = Extract<ResolutionRules, { method: "roll_under" }>;

/** The sum of the dice, at most the target for a success. A modifier raises the target. `margin` is target minus total. */
export const rollUnder = (rules: RollUnder, target: number, modifier: number, dice: DiceCup): Throw => {
  const falls = Array.from({ length: rules.dice }, () => dice.roll(rules.die_type));
  const total = falls.reduce((sum, fall) => sum + fall, 0);
  const margin = target + modifier - total;
  return {
    method: "roll_under",
    dice: falls,
    modifier,
    total,
    against: String(target + modifier),
    margin,
    band: bandOf(rules, total, margin),
  };
};

const bandOf = (rules: RollUnder, total: number, margin: number): OutcomeBand => {
  if (rules.natural_critical && total === rules.dice) return "critical";
  if (rules.natural_critical && total === rules.dice * rules.die_type) return "botch";
  if (margin >= 0) return "success";
  return rules.mixed_margin > 0 && -margin <= rules.mixed_margin ? "mixed" : "failure";
};
