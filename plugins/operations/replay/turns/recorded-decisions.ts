import { canonicalJson } from "freeform-rpg/kernel";
import type { NarrationDirection, UnreleasedNarration } from "freeform-rpg/plugins/turn/narrator";
import type { RuledActions } from "freeform-rpg/plugins/turn/validator";
import { ActionsReview, DraftedText, Narration, Ruling } from "freeform-rpg/schemas/turn";
import type { NarrationReviewed } from "freeform-rpg/schemas";
import { z } from "zod";
import type { RecordedTurn } from "./recorded-turn.ts";

/** The decisions of DMs, or of time limits, about a recorded turn. */
export interface RecordedDecisions {
  /** The decision about these actions; empty where no one decided, or where other actions waited then. */
  aboutActions(ruled: RuledActions): ActionsReview[];
  /** Whether the text waited, and the notes of DMs who wanted another one. */
  direction(): NarrationDirection[];
  /** The decisions about the turn's texts; empty where no one decided, or where another text waited then. */
  aboutText(unreleased: UnreleasedNarration): NarrationReviewed[];
}

const Reviewed = z.object({
  ruling: z.object({ reviews: Ruling.shape.reviews }).catch({ reviews: [] }),
  draft: DraftedText.nullable().catch(null),
  narration: z.object({ reviews: Narration.shape.reviews }).nullable().catch(null),
});

/** Reads the decisions that were recorded with a turn: a replay asks no one. A decision holds for what it was made about, and for nothing else. */
export const readDecisions = (turn: RecordedTurn | null): RecordedDecisions => {
  const { ruling, draft, narration } = Reviewed.parse(turn?.parts ?? {});
  const texts = narration?.reviews ?? [];
  return {
    aboutActions: ({ ruling: { allowed_actions, blocked_actions }, round }) => {
      const review = ruling.reviews?.[round];
      const isSame = canonicalJson(review?.ruled ?? null) === canonicalJson({ allowed_actions, blocked_actions });
      return review !== undefined && isSame ? [ActionsReview.parse(review)] : [];
    },
    direction: () => [
      {
        waits: texts.length > 0 || (draft !== null && draft.failure === null && !draft.streamed),
        notes: texts.flatMap(({ decision }) => (decision.as === "another" ? [decision.text] : [])),
      },
    ],
    aboutText: ({ text }) => (texts.at(-1)?.draft === text ? texts : []),
  };
};
