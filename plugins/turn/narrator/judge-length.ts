import { splitSentences } from "freeform-rpg/language";
import type { NarrationViolation } from "freeform-rpg/schemas";
import type { NarrationDraft } from "./tokens.ts";

/** Violations for a text that is empty or too long. `limit` is in words; the words of binding events do not count. */
export const judgeLength = ({ draft, resolution }: NarrationDraft, limit: number): NarrationViolation[] => {
  const words = countWords(draft.final_text);
  if (words === 0)
    return [{ rule_id: "text_empty", message: "The text is empty.", severity: "error", suggestion: "Narrate what happened." }];
  const owed = resolution.engine_events
    .filter(({ binding }) => binding)
    .reduce((sum, { details }) => sum + countWords(String(details["text"] ?? "")), 0);
  if (words <= limit + owed) return [];
  const message = `The text has ${words} words; ${limit + owed} are the most for this turn.`;
  const location = { start: overflowOf(draft.final_text, limit + owed), end: draft.final_text.length };
  return [
    {
      rule_id: "text_too_long",
      message,
      severity: "error",
      suggestion: "Keep what happened and cut description.",
      field: "length",
      location,
    },
  ];
};

/** Where the first sentence begins that goes beyond the limit. */
const overflowOf = (text: string, limit: number): number => {
  let words = 0;
  const sentence = splitSentences(text).find((one) => (words += countWords(one.text)) > limit);
  return sentence?.span.start ?? 0;
};

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
