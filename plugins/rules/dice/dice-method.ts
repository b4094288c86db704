import type { z } from "zod";
import type { ResolutionRules, Roll } from "freeform-rpg/schemas";

/** The name of a method, as `resolution.method` gives it. */
export type MethodName = ResolutionRules["method"];

/** The settings of one method. */
export type RulesOf<M extends MethodName> = Extract<ResolutionRules, { method: M }>;

/** Something that rolls a die: 1 to `sides`. */
export interface Die {
  roll(sides: number): number;
}

/** What is rolled for. Ratings and difficulty are absent where nothing gives them; `hindrance` counts against the actor, and a negative one for them. */
export interface DiceAttempt {
  readonly attribute?: number | undefined;
  readonly ability?: number | undefined;
  readonly difficulty?: number | undefined;
  readonly hindrance: number;
}

/** A roll as a method reads it; the action that it is for is added by the caller. */
export type DiceRoll = Omit<Roll, "action" | "target_id">;

/** A lowest and a highest rating. */
export type RatingRange = readonly [min: number, max: number];

/** How a book speaks of a method. */
export interface BookPattern {
  /** What a rule of this kind is called where the book has no name for it. */
  readonly name: string;
  /** A passage that speaks of it. */
  readonly says: RegExp;
  /** What the text around such a passage holds. */
  readonly bears: RegExp;
  /** What in the text around speaks against it. */
  readonly unless?: RegExp;
  /** A further condition on the text around. */
  readonly fits?: (around: string) => boolean;
  /** Whether games of the method have no number that attacks must reach, such as an armour class. */
  readonly unarmoured?: boolean;
  /** Settings of the method, from all passages that speak of it plainly. */
  readonly read: (texts: string) => object;
}

/** A way to decide actions by dice: everything that the engine knows of it. */
export interface MethodSpec<M extends MethodName> {
  readonly method: M;
  readonly label: string;
  /** Which ratings an action is paired with; `ability`: that alone where the game has any. */
  readonly rates: "both" | "attribute" | "ability";
  /** True where a rating is a die: `d8` is 8. */
  readonly ratedInDice?: boolean;
  /** True where of a score with a modifier, such as `21 (+5)`, the modifier is rolled with. */
  readonly rollsModifier?: boolean;
  /** True where a difficulty changes the roll. */
  readonly takesDifficulty?: boolean;
  roll(rules: RulesOf<M>, attempt: DiceAttempt, die: Die): DiceRoll;
  /** Ratings that characters may have where the system gives none. */
  limits(rules: RulesOf<M>): { readonly attribute: RatingRange; readonly ability: RatingRange };
  /** Limits and start of a stat that is read from a book: a start that can succeed. Absent: none. */
  bookLimits?(rules: RulesOf<M>): readonly [min: number, max: number, start: number];
  /** The rules with another usual difficulty; absent where the method has none. */
  withDifficulty?(rules: RulesOf<M>, difficulty: number): RulesOf<M>;
  readonly inBooks: readonly BookPattern[];
}

/** A method that takes the rules of any; those of another are an error of the caller. */
export interface DiceMethod extends Pick<MethodSpec<MethodName>, "method" | "label" | "rates" | "inBooks"> {
  readonly ratedInDice: boolean;
  readonly rollsModifier: boolean;
  readonly takesDifficulty: boolean;
  roll(rules: ResolutionRules, attempt: DiceAttempt, die: Die): DiceRoll;
  limits(rules: ResolutionRules): { readonly attribute: RatingRange; readonly ability: RatingRange };
  bookLimits(rules: ResolutionRules): readonly [min: number, max: number, start: number] | null;
  withDifficulty(rules: ResolutionRules, difficulty: number): ResolutionRules;
}

/** What a plugin's dice answer; what is left out is empty. */
export type CustomRoll = Pick<DiceRoll, "dice" | "total" | "band"> & Partial<Pick<DiceRoll, "modifier" | "against" | "margin">>;

/** Dice that a plugin brings, for systems whose `resolution` is `{ method: plugin, dice: NAME }`. */
export interface CustomDice {
  /** What systems call them by, such as `fate`. */
  readonly name: string;
  /** Reads `resolution.settings`. */
  readonly settings: z.ZodType<object>;
  /** Rolls. The only chance is in `die`: the same campaign, turn and seed have to give the same roll. */
  readonly roll: (settings: object, attempt: DiceAttempt, die: Die) => CustomRoll;
}

/** The methods that a campaign may be played with, those of plugins included. */
export interface DiceMethods {
  /** Throws `dice_unknown`, `dice_invalid` for rules that no one can roll by. */
  check(rules: ResolutionRules): void;
  /** Rolls by rules of any method. Throws as `check` does; errors of a plugin's dice name the plugin. */
  roll(rules: ResolutionRules, attempt: DiceAttempt, die: Die): DiceRoll;
}

/** Defines a method. */
export const defineMethod = <M extends MethodName>(spec: MethodSpec<M>): DiceMethod => {
  const isOwn = (rules: ResolutionRules): rules is RulesOf<M> => rules.method === spec.method;
  const own = (rules: ResolutionRules): RulesOf<M> => {
    if (isOwn(rules)) return rules;
    throw new TypeError(`The method "${spec.method}" was given the rules of "${rules.method}".`);
  };
  return {
    method: spec.method,
    label: spec.label,
    rates: spec.rates,
    inBooks: spec.inBooks,
    ratedInDice: spec.ratedInDice ?? false,
    rollsModifier: spec.rollsModifier ?? false,
    takesDifficulty: spec.takesDifficulty ?? false,
    roll: (rules, attempt, die) => spec.roll(own(rules), attempt, die),
    limits: (rules) => spec.limits(own(rules)),
    bookLimits: (rules) => spec.bookLimits?.(own(rules)) ?? null,
    withDifficulty: (rules, difficulty) => spec.withDifficulty?.(own(rules), difficulty) ?? rules,
  };
};
