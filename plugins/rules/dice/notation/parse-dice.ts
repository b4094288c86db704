import { DiceError } from "./dice-error.ts";
import { comparisons } from "./dice-expression.ts";
import type { Comparison, DiceExpression, DiceGroup } from "./dice-expression.ts";

/** The limits of one roll. */
export const diceLimits = { dice: 100, sides: 1000, terms: 20, number: 10_000 } as const;

/** The dice at the start of a text, and the text after them. */
export interface ParsedDice {
  readonly expression: DiceExpression;
  readonly rest: string;
}

/** Reads dice from the start of a text: `4d6kh3 + 1 for strength`. Throws {@link DiceError}. */
export const parseDice = (text: string): ParsedDice => {
  const source = text.trim();
  const { terms, end } = readTerms(source);
  const groups = terms.flatMap((term) => (typeof term === "number" ? [] : [term]));
  const modifier = terms.reduce<number>((sum, term) => (typeof term === "number" ? sum + term : sum), 0);
  if (groups.length === 0) throw new DiceError(terms.length === 0 ? noDice(source) : `"${shorten(source)}" has no dice.`);
  const goal = readGoal(source, end);
  checkLimits(groups, terms.length);
  if (goal !== null && (groups.length > 1 || terms.length > 1))
    throw new DiceError(`A comparison such as "${goal.comparison}${goal.number}" counts the dice of a single group, without a modifier.`);
  return {
    expression: { groups, modifier, goal: goal && { comparison: goal.comparison, number: goal.number } },
    rest: readRest(source, goal?.end ?? end),
  };
};

type Term = DiceGroup | number;

const readTerms = (source: string): { terms: Term[]; end: number } => {
  const terms: Term[] = [];
  const term = /(\s*[+-]\s*)?(?:(\d*)d(\d+|%)(?:(kh?|kl|dh|dl?)(\d*))?|(\d+))(?![a-z\d])/iy;
  let end = 0;
  for (let found = term.exec(source); found; found = term.exec(source)) {
    const [, operator, count, sides, keep, kept, number] = found;
    // A second term needs an operator: without one the number belongs to the reason.
    if (end > 0 && operator === undefined) break;
    end = term.lastIndex;
    const sign = operator?.trim() === "-" ? -1 : 1;
    terms.push(number === undefined ? toGroup({ sign, count, sides, keep, kept }) : sign * limited(Number(number), diceLimits.number));
  }
  return { terms, end };
};

interface GroupText {
  readonly sign: 1 | -1;
  readonly count: string | undefined;
  readonly sides: string | undefined;
  readonly keep: string | undefined;
  readonly kept: string | undefined;
}

const toGroup = ({ sign, count, sides, keep, kept }: GroupText): DiceGroup => {
  const dice = count === undefined || count === "" ? 1 : Number(count);
  if (dice < 1) throw new DiceError("A roll needs at least 1 die.");
  if (dice > diceLimits.dice) throw tooManyDice(dice);
  return { sign, count: dice, sides: sides === "%" ? 100 : checkSides(Number(sides)), keep: toKeep(dice, keep, kept) };
};

const checkSides = (sides: number): number => {
  if (sides >= 2 && sides <= diceLimits.sides) return sides;
  throw new DiceError(`A die has from 2 to ${diceLimits.sides} sides; "d${sides}" does not exist.`);
};

/** Dropping the lowest is keeping the other, highest ones. */
const toKeep = (dice: number, letters: string | undefined, digits: string | undefined): DiceGroup["keep"] => {
  if (letters === undefined) return null;
  const number = digits === undefined || digits === "" ? 1 : Number(digits);
  const word = letters.toLowerCase();
  const count = word.startsWith("d") ? dice - number : number;
  if (count < 1 || count > dice) throw new DiceError(`Of ${dice} dice, "${word}${number}" leaves none or more than there are.`);
  return { which: word === "k" || word === "kh" || word === "d" || word === "dl" ? "highest" : "lowest", count };
};

const readGoal = (source: string, from: number): { comparison: Comparison; number: number; end: number } | null => {
  const goal = /\s*(>=|<=|>|<|=)\s*(\d+)/y;
  goal.lastIndex = from;
  const [, sign, number] = goal.exec(source) ?? [];
  const comparison = comparisons.find((one) => one === sign);
  return comparison === undefined ? null : { comparison, number: limited(Number(number), diceLimits.number), end: goal.lastIndex };
};

const readRest = (source: string, from: number): string => {
  const rest = source.slice(from);
  const [, odd] = /^(\S+)/.exec(rest) ?? /^\s+([+*/<>=!]\S*|\d*d[\d%]\S*)/i.exec(rest) ?? [];
  if (odd === undefined || /^[,;:#.]/.test(odd)) return rest.replace(/^[\s,;:#.–—-]+/, "").trim();
  throw new DiceError(
    `"${shorten(odd)}" is not understood after "${source.slice(0, from)}". Put a blank before the reason, and make one roll at a time.`,
  );
};

const checkLimits = (groups: readonly DiceGroup[], terms: number): void => {
  const dice = groups.reduce((sum, { count }) => sum + count, 0);
  if (dice > diceLimits.dice) throw tooManyDice(dice);
  if (terms > diceLimits.terms) throw new DiceError(`A roll has at most ${diceLimits.terms} parts; this one has ${terms}.`);
};

const limited = (number: number, max: number): number => {
  if (number <= max) return number;
  throw new DiceError(`The number ${number} is too large; at most ${max} is allowed.`);
};

const tooManyDice = (count: number): DiceError => new DiceError(`A roll has at most ${diceLimits.dice} dice; this one has ${count}.`);

const noDice = (source: string): string =>
  source === "" ? "There are no dice to roll." : `"${shorten(source)}" does not begin with dice.`;

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text);
