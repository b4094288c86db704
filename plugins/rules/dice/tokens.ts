import { facet } from "freeform-rpg/kernel";
import type { CustomDice } from "./dice-method.ts";

/** Dice of plugins, for systems whose `resolution` is `{ method: plugin, dice: NAME }`. Made with `defineDice`. */
export const diceMethods = facet<CustomDice>("rules/dice-methods", { key: ({ name }) => name });

export type { CustomDice, CustomRoll, DiceMethods } from "./dice-method.ts";
export type { DiceSpec } from "./define-dice.ts";
export type { BookPattern, DiceAttempt, DiceMethod, DiceRoll, Die } from "./dice-method.ts";
export type { Comparison, DiceExpression, DiceGroup } from "./notation/dice-expression.ts";
