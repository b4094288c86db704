import { NarratorOutput } from "freeform-rpg/schemas/turn";
import type { NarrationContext } from "./draft-session.ts";

/** Characters that a suggestion may have: it must fit on a button. */
const maxSuggestion = 59;

/** The resolved events of the turn in the engine's own plain sentences. Nothing of the draft is in it, nor of what the draft proposed. */
export const fallbackNarration = ({ resolution, ruling, plan }: NarrationContext): NarratorOutput => {
  // The progress of a clock or a thread is shown elsewhere. It is narrated only when it has a binding effect.
  const happened = resolution.engine_events.filter(
    ({ type, binding }) => binding || (type !== "clock_advanced" && type !== "thread_updated"),
  );
  const text = [...ruling.blocked_actions.map(({ reason }) => reason), ...happened.map(({ details }) => details["text"])]
    .filter((sentence) => typeof sentence === "string" && sentence !== "")
    .join(" ");
  return NarratorOutput.parse({
    final_text: text === "" ? "Nothing comes of it." : text,
    suggested_actions: plan.next_suggestions.filter((line) => line.length <= maxSuggestion),
  });
};
