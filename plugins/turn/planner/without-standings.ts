import { findNumbers, sentencesOf, spokenWordsOf } from "freeform-rpg/language";
import type { PlannerOutput } from "freeform-rpg/schemas";
import { clockFor } from "./cast.ts";
import type { Moment } from "./planner-input.ts";

/**
 * The plan without sentences that quote how much money there is or how a clock stands: the plan is made before the turn's costs are paid, so
 * these numbers would be wrong by the time they are read.
 */
export const withoutStandings = (plan: PlannerOutput, moment: Moment): PlannerOutput => {
  const quotes = quoter(moment);
  const strip = (text: string): string => {
    const sentences = sentencesOf(text);
    const kept = sentences.filter((sentence) => !quotes(sentence));
    return kept.length === sentences.length ? text : kept.join(" ");
  };
  return { ...plan, beats: plan.beats.map(strip).filter((beat) => beat !== ""), tension_move: strip(plan.tension_move) };
};

const money = "purse money coin coins cash cred creds credit credits shilling shillings gold silver".split(" ");
const quantities = /\b\d[\d,]*\s*(?:of|out of|\/)\s*\d/;

const quoter = (moment: Moment): ((sentence: string) => boolean) => {
  const { clocks } = moment;
  const purse = clockFor(moment, "money");
  const names = clocks.map(({ name }) => spokenWordsOf(name).filter((word) => word.length > 2));
  const values = new Set(clocks.map(({ value }) => value));
  return (sentence) => {
    const words = spokenWordsOf(sentence);
    const numbers = findNumbers(words).map(({ value }) => value);
    if (numbers.length === 0) return false;
    const namesClock = names.some((name) => name.length > 0 && name.every((word) => words.includes(word)));
    const speaksOfMoney = purse !== undefined && words.some((word) => money.includes(word) || word === purse.id);
    if (quantities.test(sentence) && numbers.some((value) => values.has(value))) return true;
    return (namesClock || speaksOfMoney) && numbers.some((value) => values.has(value));
  };
};
