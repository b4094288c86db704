import type { OutcomeBand, ResolutionRules } from "freeform-rpg/schemas";
import type { DiceCup } from "../dice.ts";
import type { Throw } from "./throw.ts";

type TargetNumber = Extract<ResolutionRules, { method: "target_number" }>;

/** One die and a modifier against a number; the highest face is a critical, a 1 a botch. `margin` is total minus target. */
export const rollTargetNumber = (rules: TargetNumber, modifier: number, target: number, dice: DiceCup): Throw => {
  const fall = dice.roll(rules.die_type);
  const total = fall + modifier;
  const margin = total - target;
  return { method: "target_number", dice: [fall], modifier, total, against: String(target), margin, band: bandOf(rules, fall, margin) };
};

const bandOf = (rules: TargetNumber, fall: number, margin: number): OutcomeBand => {
  if (rules.natural_critical && fall === rules.die_type) return "critical";
  if (rules.natural_critical && fall === 1) return "botch";
  if (margin >= 0) return "success";
  return rules.mixed_margin > 0 && -margin <= rules.mixed_margin ? "mixed" : "failure";
};
