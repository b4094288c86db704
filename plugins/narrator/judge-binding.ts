import type { Fault } from "freeform-rpg/schemas";
import { textOf } from "./narrator-input.ts";
import type { NarrationDraft } from "./tokens.ts";

/** Share of an event's telling words that the text must hold. Paraphrase is welcome; silence is not. */
const share = 0.3;

/** Faults for binding events that the text does not tell. */
export const judgeBinding = ({ draft, resolution }: NarrationDraft): Fault[] =>
  resolution.engine_events
    // What a deed came to is told in many ways; policies judge whether the telling is true.
    .filter(({ binding, type }) => binding && !type.startsWith("action_"))
    .map(({ type, details }) => ({ type, text: textOf(details) }))
    .filter(({ text }) => text !== "" && !isTold(text, draft.final_text))
    .map(({ type, text }) => ({
      code: "binding_event_untold",
      message: `The text does not tell what happened: "${text}"`,
      severity: "error",
      suggestion: `Tell the ${type.replaceAll("_", " ")} plainly, in your own words or in these.`,
    }));

/** True when the text holds enough of the words that carry the event's meaning. */
export const isTold = (event: string, text: string): boolean => {
  const telling = [...stemsOf(event)];
  const told = stemsOf(text);
  return telling.length === 0 || telling.filter((stem) => told.has(stem)).length / telling.length >= share;
};

/** Beginnings of the longer words: enough to match "camera" with "cameras" and "swings" with "swinging". */
const stemsOf = (text: string): Set<string> => new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
