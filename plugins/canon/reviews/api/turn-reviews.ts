import { TurnDm, computed } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { NarrationReviewed, Ruling } from "freeform-rpg/schemas/turn";
import { sql } from "kysely";
import { z } from "zod";
import { ReviewDecision } from "./review-decision.ts";

/** The decisions about a turn, as its event keeps them. */
const Stored = z.object({
  run: z.string().nullable(),
  actions: Ruling.shape.reviews.nullable(),
  narration: z.array(NarrationReviewed).nullable(),
});

/** Adds to a turn what DMs decided about it. */
export const addTurnReviews: ApiPart = (builder) => {
  builder.objectField(TurnDm, "reviews", (t) =>
    t.field({
      type: [ReviewDecision],
      description: "What DMs, or the time limit, decided about the turn before it was committed, in order, with what waited.",
      ...computed(
        "reviews",
        (row) => sql`json_build_object('run', ${row}.run_id, 'actions', ${row}.pass_outputs -> 'ruling' -> 'reviews',
          'narration', ${row}.pass_outputs -> 'narration' -> 'reviews')`,
      ),
      resolve: (turn) => {
        const { run, actions, narration } = Stored.parse(Reflect.get(turn, "reviews"));
        return [
          ...(actions ?? []).map(({ ruled, ...review }) => toDecision("actions", run, review, ruled)),
          ...(narration ?? []).map(({ draft, ...review }) => toDecision("narration", run, review, draft)),
        ];
      },
    }),
  );
};

type Review = Pick<NarrationReviewed, "asked_at" | "decided_at" | "by"> & { readonly decision: ReviewDecision["decision"] };

const toDecision = (kind: ReviewDecision["kind"], runId: string | null, review: Review, before: unknown): ReviewDecision => {
  const { asked_at: askedAt, decided_at: decidedAt, by, decision } = review;
  return { kind, runId: runId ?? "", by, askedAt, decidedAt, decision, before };
};
