import type { DiceRoller } from "freeform-rpg/plugins/turn/resolver";

/** Which of three throws counts. */
export type Kept = "worst" | "middle" | "best";

const places = { worst: 0, middle: 1, best: 2 };

/** Dice that throw each die of `cup` three times and keep one. `drawn` holds what was kept; the seed gives the other throws again. */
export const keepOfThree = (cup: DiceRoller, kept: Kept): DiceRoller => {
  const drawn: number[] = [];
  const roll = (sides: number): number => {
    const throws = [cup.roll(sides), cup.roll(sides), cup.roll(sides)].toSorted((low, high) => low - high);
    const fallen = throws[places[kept]] ?? 1;
    drawn.push(fallen);
    return fallen;
  };
  return { roll, drawn };
};
