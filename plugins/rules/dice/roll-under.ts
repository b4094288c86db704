import type { OutcomeBand } from "freeform-rpg/schemas";
import { defineMethod } from "./dice-method.ts";
import type { DiceRoll, Die, RulesOf } from "./dice-method.ts";
import { diceNotation, outcome, under } from "./book-words.ts";
import { readDice } from "./read-dice.ts";

type RollUnder = RulesOf<"roll_under">;

/** The sum of the dice, at most the target for a success. A modifier raises the target. `margin` is target minus total. */
const rollAtMost = (rules: RollUnder, target: number, modifier: number, die: Die): DiceRoll => {
  const falls = Array.from({ length: rules.dice }, () => die.roll(rules.die_type));
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

export const rollUnder = defineMethod({
  method: "roll_under",
  label: "Roll under",
  rates: "attribute",
  takesDifficulty: true,
  roll: (rules, { attribute = rules.target_default, ability = 0, difficulty = 0, hindrance }, die) =>
    rollAtMost(rules, attribute, ability - difficulty - hindrance, die),
  limits: ({ dice, die_type }) => ({ attribute: [1, dice * die_type], ability: [-10, 10] }),
  bookLimits: ({ dice, die_type, target_default }) => [1, dice * die_type, target_default],
  inBooks: [
    {
      name: "Roll under",
      says: new RegExp(
        `${diceNotation.source}[^.|]{0,120}(?:\\.[^.|]{0,80})?${under.source}|${under.source}[^.|]{0,60}${diceNotation.source}`,
        "giu",
      ),
      bears: outcome,
      read: (text) => {
        const { count, sides } = readDice(text) ?? { count: 1, sides: 20 };
        return { method: "roll_under", dice: count, die_type: sides, target_default: Math.round((count * sides) / 2) };
      },
    },
  ],
});
