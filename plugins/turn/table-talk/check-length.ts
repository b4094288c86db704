import type { TableMessageKind } from "freeform-rpg/schemas";
import { z } from "zod";
import { TableTalkError } from "./errors.ts";

/** Options of the table-talk plugin. */
export const TableTalkLimits = z.strictObject({
  /** Characters of table talk. */
  talkLength: z.number().int().positive().max(4000).default(2000),
  /** Characters of a roll's reason. */
  reasonLength: z.number().int().positive().max(4000).default(200),
});
export type TableTalkLimits = z.infer<typeof TableTalkLimits>;

/** Checks the text of table talk, or the reason of a roll. Throws `text_empty`, `text_too_long`. */
export const checkLength = (untrimmed: string, kind: TableMessageKind, { talkLength, reasonLength }: TableTalkLimits): void => {
  const text = untrimmed.trim();
  if (text === "" && kind === "table_talk")
    throw new TableTalkError("text_empty", 'The text is empty. Write what you say to the table, such as "/ooc back in five minutes".');
  const max = kind === "roll" ? reasonLength : talkLength;
  if (text.length <= max) return;
  const noun = kind === "roll" ? "The reason of the roll" : "The table talk";
  throw new TableTalkError("text_too_long", `${noun} has ${text.length} characters; at most ${max} are allowed. Shorten it.`, {
    values: { length: text.length, most: max },
  });
};
