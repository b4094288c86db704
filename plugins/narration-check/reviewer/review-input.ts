import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import type { NarrationDraft } from "freeform-rpg/plugins/turn/narrator";

/** The input of the reviewer: the narration, and what it is compared with. */
export type ReviewInput = ReturnType<typeof writeReviewInput>;

/** Writes the input of the reviewer for a draft. */
export const writeReviewInput = (draft: NarrationDraft) => {
  const { packet, outcomes, must_tell, also_happened, blocked, speech } = writeInput(draft, []);
  return { outcomes, must_tell, also_happened, blocked, speech, packet, text: draft.draft.final_text };
};
