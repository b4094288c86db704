import { z } from "zod";

/** One die of a roll. */
export const TableDie = z.object({
  sides: z.number().int(),
  value: z.number().int(),
  /** Whether it counts: not dropped, and in a pool a success. */
  counts: z.boolean(),
  /** Whether it is subtracted. */
  subtracted: z.boolean(),
});
export type TableDie = z.infer<typeof TableDie>;

/** The result of dice that a member rolled at the table. */
export const TableRoll = z.object({
  /** The dice in their standard notation, such as `4d6kh3+1`. */
  notation: z.string(),
  /** All dice in the order in which they were rolled. */
  dice: z.array(TableDie),
  /** The sum of the fixed numbers. */
  modifier: z.number().int(),
  /** The sum, or in a pool the number of successes. */
  total: z.number().int(),
  /** The condition that each die of a pool has to meet, such as `>=7`; `null` for a sum. */
  goal: z.string().nullable(),
  /** The text after the dice; empty when there is none. */
  reason: z.string(),
});
export type TableRoll = z.infer<typeof TableRoll>;

/** Commands that begin a player's text and decide its kind, such as `roll` in `/roll 2d6`. */
export const InputCommand = z.enum(["ooc", "roll", "r", "gmroll", "gmr", "say", "me", "em", "emote"]);
export type InputCommand = z.infer<typeof InputCommand>;

/** The kind of a message at the table. */
export const TableMessageKind = z.enum(["table_talk", "roll"]);
export type TableMessageKind = z.infer<typeof TableMessageKind>;
