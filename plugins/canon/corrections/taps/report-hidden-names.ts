import type { NarrationViolation } from "freeform-rpg/schemas";

/** Reports a draft that used names a DM has hidden. The names are already replaced; the text must be written again without them. */
export const reportHiddenNames = (names: readonly string[]): NarrationViolation[] => {
  if (names.length === 0) return [];
  return [
    {
      rule_id: "hidden_name",
      // Players who watch the draft may see the message, so it contains no name.
      message: "The text mentions someone or something that is not part of this story.",
      severity: "error",
      suggestion: "Use only names that are in the packet.",
    },
  ];
};
