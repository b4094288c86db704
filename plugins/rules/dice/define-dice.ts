import type { z } from "zod";
import type { CustomDice, CustomRoll, DiceAttempt, Die } from "./dice-method.ts";

/** What {@link defineDice} takes. */
export interface DiceSpec<S extends object> {
  /** What systems call them by, such as `fate`. */
  readonly name: string;
  /** Reads `resolution.settings`. */
  readonly settings: z.ZodType<S>;
  /** Rolls. The only chance is in `die`. */
  readonly roll: (settings: S, attempt: DiceAttempt, die: Die) => CustomRoll;
}

/**
 * Defines dice, for the facet `diceMethods`.
 *
 * @example
 * const coin = defineDice({
 *   name: "coin",
 *   settings: z.object({}),
 *   roll: (_settings, _attempt, die) => {
 *     const fall = die.roll(2);
 *     return { dice: [fall], total: fall, band: fall === 2 ? "success" : "failure" };
 *   },
 * });
 */
export const defineDice = <S extends object>({ name, settings, roll }: DiceSpec<S>): CustomDice => ({
  name,
  settings,
  // The settings are always what the schema has read.
  roll: (read, attempt, die) => roll(read as S, attempt, die),
});
