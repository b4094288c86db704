export type { BookPattern, DiceAttempt, DiceMethod, DiceRoll, Die } from "./dice-method.ts";
