import type { DiceRoller } from "freeform-rpg/plugins/turn/resolver";

/** The first seed whose dice begin with the given ones: chance is searched, never replaced. */
export function seedFor(dice: readonly number[], sides: number, seeded: (seed: string) => DiceRoller): string {
  for (let nth = 0; nth < 1_000_000; nth += 1) {
    const seed = `fixed-${nth}`;
    const cup = seeded(seed);
    if (dice.every((die) => cup.roll(sides) === die)) return seed;
  }
  throw new Error(`No seed was found for the dice ${dice.join(", ")} on ${sides} sides.`);
}
