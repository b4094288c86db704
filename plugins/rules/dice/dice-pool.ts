import type { OutcomeBand } from "freeform-rpg/schemas";
import { defineMethod } from "./dice-method.ts";
import type { DiceRoll, Die, RulesOf } from "./dice-method.ts";
import { readDice } from "./read-dice.ts";

type DicePool = RulesOf<"dice_pool">;

/** Dice are read at this difficulty at most; each point beyond it costs a success. */
const highest = 9;

/**
 * A pool of at least one die. Dice at or above the difficulty are successes, ones cancel them. It is a botch only
 * when no die succeeded and at least one shows a 1.
 */
const rollDicePool = (rules: DicePool, pool: number, difficulty: number, die: Die): DiceRoll => {
  const [easiest, hardest] = rules.difficulty_range;
  const asked = Math.max(easiest, Math.min(Math.max(hardest, highest + 1), difficulty));
  const penalty = Math.max(0, asked - highest);
  const against = Math.min(asked, highest);
  const falls = Array.from({ length: Math.max(1, pool) }, () => die.roll(rules.die_type));
  const hits = falls.filter((fall) => fall >= against).length;
  const ones = falls.filter((fall) => fall === 1).length;
  const total = Math.max(0, (rules.ones_cancel_successes ? hits - ones : hits) - penalty);
  const botched = rules.botch_on_ones && hits === 0 && ones > 0;
  const band = botched ? "botch" : bandOf(total, rules.pool_outcome_thresholds);
  return { method: "dice_pool", dice: falls, modifier: 0 - penalty, total, against: String(asked), margin: null, band };
};

const bandOf = (successes: number, { mixed, success, critical }: DicePool["pool_outcome_thresholds"]): OutcomeBand => {
  if (successes >= critical) return "critical";
  if (successes >= success) return "success";
  return successes >= mixed ? "mixed" : "failure";
};

/** Ones cancel, and a botch is known, only where the book says so; one success may be enough. */
const readPool = (text: string): object => {
  const sides = readDice(text)?.sides ?? 10;
  const [, number] =
    /\b(?:difficulty|target number|at or above|at least)\D{0,20}\b([2-9]|10)\b|\b([2-9]) or (?:more|higher|above|better)\b/i
      .exec(text)
      ?.filter(Boolean) ?? [];
  const [, shown] = new RegExp(String.raw`\b(\d{1,2})s?,? ?(?:or|and|[-–]) ?${sides}s?\b`, "i").exec(text) ?? [];
  const top = new RegExp(`\\b(?:each|every|any) (?:${sides === 6 ? "six|6" : sides})\\b`, "i").test(text) ? sides : undefined;
  const difficulty = Number(number ?? shown ?? top ?? Number.NaN);
  const enough =
    /\b(?:one|a single|1|any|at least one) success(?:es)?\b[^.]{0,30}\b(?:enough|succeeds?|suffices?|you succeed|is a success)/i.test(text);
  return {
    method: "dice_pool",
    die_type: sides,
    ...(Number.isNaN(difficulty) ? {} : { difficulty_default: difficulty }),
    ones_cancel_successes: /\b(?:ones?|1s?)\b[^.]{0,50}\b(?:cancels?|subtracts?|removes?|takes? away)/i.test(text),
    botch_on_ones: /\bbotch/i.test(text),
    ...(enough ? { pool_outcome_thresholds: { mixed: 1, success: 1, critical: 3 } } : {}),
  };
};

export const dicePool = defineMethod({
  method: "dice_pool",
  label: "Pool of successes",
  rates: "both",
  takesDifficulty: true,
  roll: (rules, { attribute = 0, ability = 0, difficulty = rules.difficulty_default, hindrance }, die) =>
    rollDicePool(rules, attribute + ability, difficulty + hindrance, die),
  limits: () => ({ attribute: [1, 5], ability: [0, 5] }),
  bookLimits: () => [0, 6, 2],
  withDifficulty: (rules, difficulty) => (difficulty <= rules.die_type ? { ...rules, difficulty_default: difficulty } : rules),
  inBooks: [
    {
      name: "Pool of successes",
      says: /\b(?:dice pool|pool of (?:\S+ )?dice|roll (?:a number of|that many|as many) (?:\S+ )?dice)\b[^|]{0,400}?\bsuccess(?:es)?\b|\b(?:each|every|any) (?:di(?:e|ce)|six|6)\b[^.|]{0,80}\bsuccess/gi,
      bears: /\bsuccesses\b/i,
      read: (text) => readPool(text),
    },
  ],
});
