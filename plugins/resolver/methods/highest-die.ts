import type { OutcomeBand, ResolutionRules } from "freeform-rpg/schemas";
import type { DiceCup } from "../dice.ts";
import type { Throw } from "./throw.ts";

type HighestDie = Extract<ResolutionRules, { method: "highest_die" }>;

/** A pool of dice of which the highest counts. An empty pool rolls two and counts the lower, which is never a critical. */
export const rollHighestDie = (rules: HighestDie, pool: number, dice: DiceCup): Throw => {
  const empty = pool < 1;
  const falls = Array.from({ length: empty ? 2 : Math.min(pool, rules.dice_limit) }, () => dice.roll(rules.die_type));
  const total = empty ? Math.min(...falls) : Math.max(...falls);
  const { mixed, success } = rules.bands;
  const many = falls.filter((fall) => fall >= success).length;
  const critical = !empty && rules.critical_dice > 0 && many >= rules.critical_dice;
  const band = critical ? "critical" : bandOf(total, rules.bands);
  return { method: "highest_die", dice: falls, modifier: 0, total, against: `${mixed}/${success}`, margin: null, band };
};

const bandOf = (highest: number, { mixed, success }: HighestDie["bands"]): OutcomeBand => {
  if (highest >= success) return "success";
  return highest >= mixed ? "mixed" : "failure";
};
