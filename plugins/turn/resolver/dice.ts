import { createHash } from "node:crypto";
import type { DiceRoller } from "freeform-rpg/plugins/turn/effects";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A cup of dice whose falls follow from the seed alone. */
export const seededDice = (seed: string): DiceRoller => {
  const generator = xoroshiro128plus(createHash("sha256").update(seed).digest().readInt32LE(0));
  const drawn: number[] = [];
  const roll = (sides: number): number => {
    const fallen = uniformInt(generator, 1, sides);
    drawn.push(fallen);
    return fallen;
  };
  return { roll, drawn };
};

/** Dice that fall as listed, then as ones; for tests and replays. */
export const loadedDice = (falls: readonly number[]): DiceRoller => {
  const drawn: number[] = [];
  const roll = (sides: number): number => {
    const fallen = Math.min(sides, falls[drawn.length] ?? 1);
    drawn.push(fallen);
    return fallen;
  };
  return { roll, drawn };
};

/** The seed of a turn's dice: the one asked for, or one that follows from campaign and turn. */
export const seedOf = (asked: string | null, campaignSeed: string, turnNo: number): string =>
  asked ?? createHash("sha256").update(`${campaignSeed}:${turnNo}`).digest("hex").slice(0, 16);
