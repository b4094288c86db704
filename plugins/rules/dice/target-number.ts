import type { OutcomeBand } from "freeform-rpg/schemas";
import { defineMethod } from "./dice-method.ts";
import type { DiceRoll, Die, RulesOf } from "./dice-method.ts";
import { diceNotation, outcome, over } from "./book-words.ts";
import { readDice } from "./read-dice.ts";

type TargetNumber = RulesOf<"target_number">;

/** One die and a modifier against a number; the highest face is a critical, a 1 a botch. `margin` is total minus target. */
const rollTargetNumber = (rules: TargetNumber, modifier: number, target: number, die: Die): DiceRoll => {
  const fall = die.roll(rules.die_type);
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

export const targetNumber = defineMethod({
  method: "target_number",
  label: "Die against a number",
  rates: "both",
  rollsModifier: true,
  takesDifficulty: true,
  roll: (rules, { attribute = 0, ability = 0, difficulty = rules.target_default, hindrance }, die) =>
    rollTargetNumber(rules, attribute + ability - hindrance, difficulty, die),
  limits: () => ({ attribute: [-5, 10], ability: [-5, 10] }),
  withDifficulty: (rules, difficulty) => ({ ...rules, target_default: difficulty }),
  inBooks: [
    {
      name: "Die against a number",
      says: new RegExp(`${diceNotation.source}[^|]{0,220}?${over.source}`, "giu"),
      bears: outcome,
      read: (text) => ({ method: "target_number", die_type: readDice(text, ({ count }) => count === 1)?.sides ?? 20 }),
    },
  ],
});
