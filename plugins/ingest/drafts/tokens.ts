import { service } from "freeform-rpg/kernel";
import type { IngestAudit } from "./audit/ingest-audit.ts";
import type { GivenAnswer } from "./review/answer-review.ts";
import type { PackReview } from "freeform-rpg/schemas";
import type { Promotion, PromotionRequest } from "./promote/promotion.ts";

/** Promotes drafts of packs and audits ingests. */
export interface DraftReview {
  /**
   * Checks a draft and moves it to the packs, completely or not at all, without the files for its reviewer. `folder` is the draft, or the folder
   * of the ingest that made it. Throws `pack_not_found`, `pack_invalid`, `pack_taken`.
   */
  promote(request: PromotionRequest): Promise<Promotion>;
  /** The review of a draft, or of the ingest that made it; `null` where there is none. Throws `pack_review_invalid`. */
  review(folder: string): Promise<PackReview | null>;
  /**
   * Applies an answer to a draft's files and records it; one that was given already changes nothing. Throws `pack_review_not_found`,
   * `review_case_not_found`, `review_answer_invalid`, `review_case_answered`.
   */
  answer(folder: string, given: GivenAnswer): Promise<PackReview>;
  /** Audits an ingest from its numbered folders. Throws `ingest_not_found`. */
  audit(folder: string): Promise<IngestAudit>;
}
export const Drafts = service<DraftReview>("ingest-drafts/drafts");

export type { IngestAudit, StageAudit, WordCoverage } from "./audit/ingest-audit.ts";
export type { Promotion, PromotionRequest } from "./promote/promotion.ts";
export type { GivenAnswer } from "./review/answer-review.ts";
