import { service } from "freeform-rpg/kernel";
import type { ActionsDecision, NarrationDecision } from "freeform-rpg/schemas";
import type { MadeDecision } from "./made-decision.ts";

/** A DM's decision about something that waits. */
export interface DecisionRequest<Decision> {
  readonly campaignId: string;
  readonly userId: string;
  /** The key of what waits. */
  readonly key: string;
  readonly decision: Decision;
}

/** The decision about a narration; of an own text the caller says whether it is published although it breaks rules. */
export interface NarrationDecisionRequest extends DecisionRequest<NarrationDecision> {
  readonly ignoreViolations?: boolean;
}

/** What waits for DMs: actions before the dice, narrations before players read them. Of several decisions about the same thing the first counts. */
export interface ReviewsService {
  /** Throws `review_not_found`, `review_decided` (a `ReviewDecidedError`), `review_over`, `decision_invalid`, `forbidden`, `campaign_not_found`. */
  decideActions(request: DecisionRequest<ActionsDecision>): Promise<MadeDecision>;
  /** The same, and `narration_invalid` (a `NarrationInvalidError`) for an own text that breaks a rule. */
  decideNarration(request: NarrationDecisionRequest): Promise<MadeDecision>;
}
export const Reviews = service<ReviewsService>("canon/reviews");

export type { MadeDecision, ReviewKind } from "./made-decision.ts";
export type { NarrationInvalidError, ReviewDecidedError } from "./review-error.ts";
