import type { Fault } from "freeform-rpg/schemas";

/** A fault for a draft that named what a DM has struck out. The names are gone from it already; it is to be told anew without them. */
export const faultHiddenNames = (names: readonly string[]): Fault[] => {
  if (names.length === 0) return [];
  return [
    {
      code: "hidden_name",
      // The message may be heard by players who watch the draft: it names nothing.
      message: "The text speaks of someone or something that is not part of this story.",
      severity: "error",
      suggestion: "Tell it with those who are in the packet, and bring in nobody else by name.",
    },
  ];
};
