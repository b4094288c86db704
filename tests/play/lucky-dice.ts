import type { DiceRoller } from "freeform-rpg/plugins/turn/resolver";

/** Dice on which every action succeeds where its rating allows: the highest face, but the one below it on a d20, so that a plain success is no critical. */
export const luckyDice = (): DiceRoller => {
  const drawn: number[] = [];
  const roll = (sides: number): number => {
    const fallen = sides >= 20 ? sides - 1 : sides;
    drawn.push(fallen);
    return fallen;
  };
  return { roll, drawn };
};
