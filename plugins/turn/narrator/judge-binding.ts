import type { NarrationViolation } from "freeform-rpg/schemas";
import { textOf } from "./narrator-input.ts";
import { missingEvent } from "./plan-repairs.ts";
import type { NarrationDraft } from "./tokens.ts";

/** Share of an event's significant words that the text must contain. Paraphrase passes; silence does not. */
const share = 0.3;

/**
 * Violations for binding events of which the text has few words. Sound prose can narrate an event in other words, so they are warnings, which
 * become errors where a review does not find the event in the text either.
 */
export const judgeBinding = ({ draft, resolution }: NarrationDraft): NarrationViolation[] =>
  resolution.engine_events
    // The outcome of an action can be narrated in many ways: policies check whether it is true.
    .filter(({ binding, type }) => binding && !type.startsWith("action_"))
    .map(({ type, details }) => ({ type, text: textOf(details) }))
    .filter(({ text }) => text !== "" && !mentions(text, draft.final_text))
    .map(({ type, text }) => ({
      rule_id: missingEvent,
      message: `The text leaves out what happened: "${text}"`,
      severity: "warning",
      suggestion: `Narrate the ${type.replaceAll("_", " ")} plainly, in your own words or in these.`,
      expected: text,
    }));

/** True when the text contains enough of the words that carry the event's meaning. */
export const mentions = (event: string, text: string): boolean => {
  const significant = [...stemsOf(event)];
  const used = stemsOf(text);
  return significant.length === 0 || significant.filter((stem) => used.has(stem)).length / significant.length >= share;
};

/** True when the text has not one of the words that carry the event's meaning. */
export const isUnmentioned = (event: string, text: string): boolean => {
  const used = stemsOf(text);
  return event !== "" && ![...stemsOf(event)].some((stem) => used.has(stem));
};

/** Beginnings of the longer words: enough to match "camera" with "cameras" and "swings" with "swinging". */
const stemsOf = (text: string): Set<string> => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
