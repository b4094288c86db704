import type { TableRoll } from "freeform-rpg/schemas";

/** A roll in one line: `4d6kh3+1: 5, 4, 3, (1) + 1 = 13`. Dice that do not count stand in parentheses. */
export const describeRoll = ({ notation, dice, modifier, total, goal }: Omit<TableRoll, "reason">): string => {
  const values = dice.map(({ value, counts, subtracted }) => (counts ? `${subtracted ? "-" : ""}${value}` : `(${value})`)).join(", ");
  const added = modifier === 0 ? "" : ` ${modifier < 0 ? "-" : "+"} ${Math.abs(modifier)}`;
  const result = goal === null ? String(total) : `${total} ${total === 1 ? "success" : "successes"}`;
  return `${notation}: ${values}${added} = ${result}`;
};
