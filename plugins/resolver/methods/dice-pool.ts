import type { OutcomeBand, ResolutionRules } from "freeform-rpg/schemas";
import type { DiceCup } from "../dice.ts";
import type { Throw } from "./throw.ts";

type DicePool = Extract<ResolutionRules, { method: "dice_pool" }>;

/** No die counts above this difficulty; each point beyond it takes a die out of the pool instead. */
const highest = 9;

/**
 * A pool of at least one die. Dice at or above the difficulty are successes, ones cancel them. It is a botch only
 * when no die succeeded and at least one shows a 1.
 */
export const rollDicePool = (rules: DicePool, pool: number, difficulty: number, dice: DiceCup): Throw => {
  const [easiest, hardest] = rules.difficulty_range;
  const asked = Math.max(easiest, Math.min(Math.max(hardest, highest + 1), difficulty));
  const penalty = Math.max(0, asked - highest);
  const against = Math.min(asked, highest);
  const falls = Array.from({ length: Math.max(1, pool - penalty) }, () => dice.roll(rules.die_type));
  const hits = falls.filter((fall) => fall >= against).length;
  const ones = falls.filter((fall) => fall === 1).length;
  const total = Math.max(0, rules.ones_cancel_successes ? hits - ones : hits);
  const botched = rules.botch_on_ones && hits === 0 && ones > 0;
  const band = botched ? "botch" : bandOf(total, rules.pool_outcome_thresholds);
  return { method: "dice_pool", dice: falls, modifier: 0 - penalty, total, against: String(asked), margin: null, band };
};

const bandOf = (successes: number, { mixed, success, critical }: DicePool["pool_outcome_thresholds"]): OutcomeBand => {
  if (successes >= critical) return "critical";
  if (successes >= success) return "success";
  return successes >= mixed ? "mixed" : "failure";
};
