import type { OutcomeBand } from "freeform-rpg/schemas";
import { defineMethod } from "./dice-method.ts";
import type { DiceRoll, Die, RulesOf } from "./dice-method.ts";
import { band, outcome, reached } from "./book-words.ts";
import { atLeast, readBands, stretch } from "./read-bands.ts";
import { readDice } from "./read-dice.ts";

type SumBands = RulesOf<"sum_bands">;

/** The sum of the dice and a bounded modifier, read against bands: with 2d6, 7 is mixed, 10 success, 12 critical. */
const rollSumBands = (rules: SumBands, modifier: number, die: Die): DiceRoll => {
  const bounded = Math.max(-rules.modifier_limit, Math.min(rules.modifier_limit, modifier));
  const falls = Array.from({ length: rules.dice }, () => die.roll(rules.die_type));
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

/** The target number that is named most often. */
const commonNumber = (text: string): number => {
  const counts = new Map<number, number>();
  for (const [found] of text.matchAll(new RegExp(reached.source, "g")))
    counts.set(Number.parseInt(found, 10), (counts.get(Number.parseInt(found, 10)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 8;
};

export const sumBands = defineMethod({
  method: "sum_bands",
  label: "Sum against bands",
  rates: "both",
  roll: (rules, { attribute = 0, ability = 0, hindrance }, die) => rollSumBands(rules, attribute + ability - hindrance, die),
  limits: ({ modifier_limit: limit }) => ({ attribute: [-limit, limit], ability: [-limit, limit] }),
  inBooks: [
    {
      name: "Sum against bands",
      unarmoured: true,
      says: new RegExp(`${atLeast}[^|]{0,400}?${stretch}`, "giu"),
      bears: /\b(?:roll|total|hit|success|on a)\b/i,
      fits: (around) => readBands(around) !== null,
      read: (text) => {
        const { mixed, success, critical } = readBands(text) ?? { mixed: 7, success: 10, critical: null };
        const { count, sides } = readDice(text, ({ count }) => count > 1) ?? { count: 2, sides: 6 };
        const most = count * sides;
        const above = critical !== null && critical <= most + 3 ? critical : Math.max(most, success + 1);
        return { method: "sum_bands", dice: count, die_type: sides, bands: { mixed, success, critical: above } };
      },
    },
    {
      name: "Sum against a number",
      says: new RegExp(String.raw`(?:\b[2-9]d\d{1,3}|\b(?:two|three) \w+-sided dice)[^|]{0,200}?${reached.source}`, "giu"),
      bears: outcome,
      // Several numbers make bands, which are read for themselves.
      unless: band,
      read: (text) => {
        const { count, sides } = readDice(text, (named) => named.count > 1) ?? { count: 2, sides: 6 };
        const least = commonNumber(text);
        return {
          method: "sum_bands",
          dice: count,
          die_type: sides,
          bands: { mixed: least, success: least, critical: Math.max(count * sides, least + 1) },
        };
      },
    },
  ],
});
