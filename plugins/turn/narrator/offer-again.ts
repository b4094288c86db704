import type { Narration, Resolution } from "freeform-rpg/schemas";

/** Suggestions that a turn offers. */
const limit = 5;

/** Offers again what found no room in the turn, before the narrator's own suggestions. */
export const offerAgain = ({ not_attempted }: Resolution, narration: Narration): Narration => {
  if (not_attempted.length === 0) return narration;
  const suggested_actions = [...new Set([...not_attempted.map(({ suggestion }) => suggestion), ...narration.output.suggested_actions])];
  return { ...narration, output: { ...narration.output, suggested_actions: suggested_actions.slice(0, limit) } };
};
