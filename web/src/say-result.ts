import { texts } from "./texts.ts";

/** The highest face that a die of a pool is asked for. */
const highestAsked = 9;

interface Result {
  readonly method: string;
  readonly dice: readonly number[];
  readonly total: number;
  readonly against: string;
}

/** What dice come to: a total against a number, or how many dice of a pool reach it. */
export const sayResult = ({ method, dice, total, against }: Result): string => {
  if (method !== "dice_pool") return ` = ${total} ${texts.against} ${against}`;
  const asked = Math.min(highestAsked, Number(against));
  const reached = dice.filter((face) => face >= asked).length;
  return texts.pool(reached, asked, Math.max(0, reached - total));
};
