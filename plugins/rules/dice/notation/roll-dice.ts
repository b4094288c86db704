import type { TableDie, TableRoll } from "freeform-rpg/schemas";
import type { Die } from "../dice-method.ts";
import { formatDice } from "./dice-expression.ts";
import type { DiceExpression, DiceGroup } from "./dice-expression.ts";

/** Rolls dice. Of equal dice the first ones are kept. */
export const rollDice = (expression: DiceExpression, die: Die): Omit<TableRoll, "reason"> => {
  const { goal, modifier } = expression;
  const rolled = expression.groups.flatMap((group) => rollGroup(group, die));
  const dice = goal === null ? rolled : rolled.map((one) => ({ ...one, counts: one.counts && meets(goal, one.value) }));
  const counted = dice.filter(({ counts }) => counts);
  const sum = counted.reduce((total, { value, subtracted }) => total + (subtracted ? -value : value), modifier);
  return {
    notation: formatDice(expression),
    dice,
    modifier,
    total: goal === null ? sum : counted.length,
    goal: goal && `${goal.comparison}${goal.number}`,
  };
};

const rollGroup = ({ sign, count, sides, keep }: DiceGroup, die: Die): TableDie[] => {
  const values = Array.from({ length: count }, () => die.roll(sides));
  const ranked = [...values.keys()].toSorted((a, b) => difference(values, a, b) * (keep?.which === "lowest" ? -1 : 1));
  const kept = new Set(ranked.slice(0, keep?.count ?? count));
  return values.map((value, at) => ({ sides, value, counts: kept.has(at), subtracted: sign < 0 }));
};

const difference = (values: readonly number[], a: number, b: number): number => (values[b] ?? 0) - (values[a] ?? 0);

const meets = ({ comparison, number }: NonNullable<DiceExpression["goal"]>, value: number): boolean => {
  if (comparison === "=") return value === number;
  if (comparison === ">=" || comparison === ">") return comparison === ">=" ? value >= number : value > number;
  return comparison === "<=" ? value <= number : value < number;
};
