import type { ActionsDecision, NarrationDecision } from "freeform-rpg/schemas";

/** What waits: actions before the dice, or a narration before players read it. */
export type ReviewKind = "actions" | "narration";

/** Whose and what kind of decision it is. */
export interface ReviewOf {
  readonly campaignId: string;
  readonly runId: string;
  readonly kind: ReviewKind;
}

/** A decision that was made. */
export interface MadeDecision {
  readonly key: string;
  readonly kind: ReviewKind;
  readonly runId: string;
  readonly decision: ActionsDecision | NarrationDecision;
  /** The user id of the DM; `null` where the time limit decided. */
  readonly by: string | null;
  /** ISO times. */
  readonly askedAt: string;
  readonly decidedAt: string;
}
