export type { BookPattern, DiceAttempt, DiceMethod, DiceRoll, Die } from "./dice-method.ts";
export type { Comparison, DiceExpression, DiceGroup } from "./notation/dice-expression.ts";
