/** Dice of one size that are rolled together. */
export interface DiceGroup {
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  /** The dice that count, the highest or the lowest; `null`: all. */
  readonly keep: { readonly which: "highest" | "lowest"; readonly count: number } | null;
}

/** Comparisons of a pool. */
export const comparisons = [">=", "<=", ">", "<", "="] as const;
export type Comparison = (typeof comparisons)[number];

/** Dice to roll: groups and a modifier that are added up, or one group whose successes are counted. */
export interface DiceExpression {
  readonly groups: readonly DiceGroup[];
  readonly modifier: number;
  /** The condition that each die of a pool has to meet; `null` for a sum. */
  readonly goal: { readonly comparison: Comparison; readonly number: number } | null;
}

/** Writes dice in their standard notation. */
export const formatDice = ({ groups, modifier, goal }: DiceExpression): string => {
  const terms = groups.map((group) => `${group.sign < 0 ? "-" : "+"}${formatGroup(group)}`);
  if (modifier !== 0) terms.push(modifier < 0 ? String(modifier) : `+${modifier}`);
  return `${terms.join("").replace(/^\+/, "")}${goal ? `${goal.comparison}${goal.number}` : ""}`;
};

const formatGroup = ({ count, sides, keep }: DiceGroup): string =>
  `${count === 1 ? "" : count}d${sides === 100 ? "%" : sides}${keep ? `k${keep.which === "highest" ? "h" : "l"}${keep.count}` : ""}`;
