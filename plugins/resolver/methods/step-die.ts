import type { OutcomeBand, ResolutionRules } from "freeform-rpg/schemas";
import type { DiceCup } from "../dice.ts";
import type { Throw } from "./throw.ts";

type StepDie = Extract<ResolutionRules, { method: "step_die" }>;

/** No die rolls on for ever. */
const mostRolls = 20;

/**
 * One die as large as the rating, lowered by a step for each hindrance, against a number. Where dice explode, the highest face is rolled again and added.
 * `margin` is total minus target.
 */
export const rollStepDie = (
  rules: StepDie,
  rating: number,
  { target, hindrance }: { readonly target: number; readonly hindrance: number },
  dice: DiceCup,
): Throw => {
  const at = rules.steps.findLastIndex((sides) => sides <= rating) - hindrance;
  const sides = rules.steps[Math.max(0, at)] ?? rules.steps[0];
  const falls = [dice.roll(sides)];
  while (rules.exploding && falls.at(-1) === sides && falls.length < mostRolls) falls.push(dice.roll(sides));
  const total = falls.reduce((sum, fall) => sum + fall, 0);
  const margin = total - target;
  return { method: "step_die", dice: falls, modifier: 0, total, against: String(target), margin, band: bandOf(rules, margin) };
};

const bandOf = ({ critical_margin, mixed_margin }: StepDie, margin: number): OutcomeBand => {
  if (critical_margin > 0 && margin >= critical_margin) return "critical";
  if (margin >= 0) return "success";
  return mixed_margin > 0 && -margin <= mixed_margin ? "mixed" : "failure";
};
