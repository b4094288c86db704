export { diceMethodOf, diceMethods, takesDifficulty } from "./dice-methods.ts";
export { openDiceMethods } from "./custom-dice.ts";
export { defineDice } from "./define-dice.ts";
export { diceNotation } from "./book-words.ts";
export { DiceError } from "./notation/dice-error.ts";
export { formatDice } from "./notation/dice-expression.ts";
export { diceLimits, parseDice } from "./notation/parse-dice.ts";
export { rollDice } from "./notation/roll-dice.ts";
export { describeRoll } from "./notation/describe-roll.ts";
