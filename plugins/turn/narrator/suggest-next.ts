import type { NarrationProposals } from "freeform-rpg/schemas";
import type { Decided } from "./narrator-input.ts";

/** Characters that a suggestion may have: it must fit on a button. */
const longest = 59;

/** Suggestions that a turn offers. */
const limit = 5;

/** The answers to the turn's question and what found no room in it first, then the suggestions of the review, else those of the plan. */
export const suggestNext = (
  { ruling, resolution, plan }: Pick<Decided, "ruling" | "resolution" | "plan">,
  { suggested_actions }: NarrationProposals,
): string[] => {
  const again = [...(ruling.clarification_options ?? []), ...resolution.not_attempted.map(({ suggestion }) => suggestion)];
  const next = (suggested_actions.length > 0 ? suggested_actions : plan.next_suggestions)
    .map((line) => line.trim())
    .filter((line) => line !== "" && line.length <= longest);
  return [...new Set([...again, ...next])].slice(0, limit);
};
