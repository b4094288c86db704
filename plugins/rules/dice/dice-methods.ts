import type { ResolutionRules } from "freeform-rpg/schemas";
import type { DiceMethod } from "./dice-method.ts";
import { dicePool } from "./dice-pool.ts";
import { highestDie } from "./highest-die.ts";
import { pluginDice } from "./plugin-dice.ts";
import { rollUnder } from "./roll-under.ts";
import { stepDie } from "./step-die.ts";
import { sumBands } from "./sum-bands.ts";
import { targetNumber } from "./target-number.ts";

/** The methods that the engine knows. To add one, write its object, list it here, and add its settings to `ResolutionRules`. */
export const diceMethods: readonly DiceMethod[] = [highestDie, sumBands, rollUnder, targetNumber, stepDie, dicePool, pluginDice];

/** The method that rules are for. */
export const diceMethodOf = ({ method }: Pick<ResolutionRules, "method">): DiceMethod => {
  const found = diceMethods.find((one) => one.method === method);
  if (found !== undefined) return found;
  throw new TypeError(`No dice method "${method}" is listed in diceMethods.`);
};

/** Whether a difficulty changes the rolls of a method. */
export const takesDifficulty = (method: string): boolean => diceMethods.some((one) => one.method === method && one.takesDifficulty);
