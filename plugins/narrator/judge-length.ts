import type { Fault } from "freeform-rpg/schemas";
import type { NarrationDraft } from "./tokens.ts";

/** Faults for a text that is empty or runs on. `limit` is in words; what must be told does not count against it. */
export const judgeLength = ({ draft, resolution }: NarrationDraft, limit: number): Fault[] => {
  const words = countWords(draft.final_text);
  if (words === 0) return [{ code: "text_empty", message: "The text is empty.", severity: "error", suggestion: "Tell what happened." }];
  const owed = resolution.engine_events
    .filter(({ binding }) => binding)
    .reduce((sum, { details }) => sum + countWords(String(details["text"] ?? "")), 0);
  if (words <= limit + owed) return [];
  const message = `The text has ${words} words; ${limit + owed} are the most for this turn.`;
  return [{ code: "text_too_long", message, severity: "error", suggestion: "Keep what happened and cut description.", field: "length" }];
};

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
