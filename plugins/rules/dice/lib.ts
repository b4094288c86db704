export { diceMethodOf, diceMethods } from "./dice-methods.ts";
export { diceNotation } from "./book-words.ts";
