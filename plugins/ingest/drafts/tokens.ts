import { service } from "freeform-rpg/kernel";
import type { IngestAudit } from "./audit/ingest-audit.ts";
import type { Promotion, PromotionRequest } from "./promote/promotion.ts";

/** Drafts of packs, and how they were made. */
export interface DraftReview {
  /**
   * Checks a draft, and puts it among the packs without the files for its reviewer: whole or not at all. `folder` is the draft, or the folder
   * of the ingest that made it. Throws `pack_not_found`, `pack_invalid`, `pack_taken`.
   */
  promote(request: PromotionRequest): Promise<Promotion>;
  /** What became of a book, from the numbered folders of its ingest. Throws `ingest_not_found`. */
  audit(folder: string): Promise<IngestAudit>;
}
export const Drafts = service<DraftReview>("ingest-drafts/drafts");

export type { IngestAudit, StageAudit, WordAccount } from "./audit/ingest-audit.ts";
export type { Promotion, PromotionRequest } from "./promote/promotion.ts";
