import type { OutcomeBand, ResolutionRules } from "freeform-rpg/schemas";
import type { DiceCup } from "../dice.ts";
import type { Throw } from "./throw.ts";

type SumBands = Extract<ResolutionRules, { method: "sum_bands" }>;

/** The sum of the dice and a bounded modifier, read against bands: with 2d6, 7 is mixed, 10 success, 12 critical. */
export const rollSumBands = (rules: SumBands, modifier: number, dice: DiceCup): Throw => {
  const bounded = Math.max(-rules.modifier_limit, Math.min(rules.modifier_limit, modifier));
  const falls = Array.from({ length: rules.dice }, () => dice.roll(rules.die_type));
  const total = falls.reduce((sum, fall) => sum + fall, bounded);
  const { mixed, success, critical } = rules.bands;
  const least = falls.every((fall) => fall === 1);
  const band = rules.botch_on_minimum && least ? "botch" : bandOf(total, rules.bands);
  return { method: "sum_bands", dice: falls, modifier: bounded, total, against: `${mixed}/${success}/${critical}`, margin: null, band };
};

const bandOf = (total: number, { mixed, success, critical }: SumBands["bands"]): OutcomeBand => {
  if (total >= critical) return "critical";
  if (total >= success) return "success";
  return total >= mixed ? "mixed" : "failure";
};
