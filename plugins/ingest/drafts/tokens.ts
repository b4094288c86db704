import { service } from "freeform-rpg/kernel";
import type { IngestAudit } from "./audit/ingest-audit.ts";
import type { Promotion, PromotionRequest } from "./promote/promotion.ts";

/** Promotes drafts of packs and audits ingests. */
export interface DraftReview {
  /**
   * Checks a draft and moves it to the packs, completely or not at all, without the files for its reviewer. `folder` is the draft, or the folder
   * of the ingest that made it. Throws `pack_not_found`, `pack_invalid`, `pack_taken`.
   */
  promote(request: PromotionRequest): Promise<Promotion>;
  /** Audits an ingest from its numbered folders. Throws `ingest_not_found`. */
  audit(folder: string): Promise<IngestAudit>;
}
export const Drafts = service<DraftReview>("ingest-drafts/drafts");

export type { IngestAudit, StageAudit, WordCoverage } from "./audit/ingest-audit.ts";
export type { Promotion, PromotionRequest } from "./promote/promotion.ts";
