import type { OutcomeBand } from "freeform-rpg/schemas";
import { defineMethod } from "./dice-method.ts";
import type { DiceRoll, Die, RulesOf } from "./dice-method.ts";
import { readDice } from "./read-dice.ts";

type HighestDie = RulesOf<"highest_die">;

/** A pool of dice of which the highest counts. An empty pool rolls two and counts the lower, which is never a critical. */
const rollHighestDie = (rules: HighestDie, pool: number, die: Die): DiceRoll => {
  const empty = pool < 1;
  const falls = Array.from({ length: empty ? 2 : Math.min(pool, rules.dice_limit) }, () => die.roll(rules.die_type));
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

export const highestDie = defineMethod({
  method: "highest_die",
  label: "Highest die",
  rates: "ability",
  roll: (rules, { attribute = 0, ability = 0, hindrance }, die) => rollHighestDie(rules, attribute + ability - hindrance, die),
  limits: () => ({ attribute: [0, 4], ability: [0, 4] }),
  bookLimits: () => [0, 4, 1],
  inBooks: [
    {
      name: "Highest die",
      says: /\b(?:(?:single )?highest (?:\w+ ){0,2}(?:die|dice|result|number)|highest die)\b/gi,
      bears: /\b[2-9](?: ?[/–-] ?| or (?:a )?)[2-9]\b/,
      read: (text) => {
        const sides = readDice(text)?.sides ?? 6;
        const [, partial] =
          /\b([2-9])(?: ?[/-] ?| or )([2-9])\b[^.]{0,60}\b(?:partial|mixed|but|cost|consequence|hesitate)/i.exec(text) ?? [];
        const critical = /\b(?:more than one|two or more|multiple|a pair of)\b[^.]{0,40}\bcritical/i.test(text);
        return {
          method: "highest_die",
          die_type: sides,
          bands: { mixed: Number(partial ?? 4), success: sides },
          critical_dice: critical ? 2 : 0,
        };
      },
    },
  ],
});
