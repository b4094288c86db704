import { service } from "freeform-rpg/kernel";
import type { Job } from "freeform-rpg/plugins/jobs";
import type { Costs } from "freeform-rpg/plugins/cost";
import type { Promotion } from "freeform-rpg/plugins/ingest-drafts";
import type { IngestProgress } from "./follow-progress.ts";
import type { IngestResult } from "./ingest-job.ts";
import type { IngestOrder, IngestSettings } from "./order.ts";
import type { StageReport } from "./stage-report.ts";

/** A book to read: a file that was uploaded, or a path below a folder that may be read. */
export interface BookSource {
  readonly upload: { readonly path: string; readonly name: string; readonly sha256: string } | null;
  readonly path: string | null;
}

/** An ingest as a job. */
export interface IngestJob {
  readonly job: Job;
  readonly order: IngestOrder;
  /** Where its stages keep what they make. */
  readonly folder: string;
}

/** Who asks, and under which key: the same key again answers with the first job. */
export interface Asking {
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Books that are read as jobs. */
export interface IngestDesk {
  /** Queues an ingest. Throws `path_invalid`, `pdf_invalid`, `idempotency_key_reused`. */
  start(book: BookSource, settings: IngestSettings, asking: Asking): Promise<Job>;
  /** Goes on with an ingest's folder as a job of its own, from a stage or where it stopped. Throws `ingest_not_found`, `ingest_exists`. */
  resume(key: string, fromStage: string | null, asking: Asking): Promise<Job>;
  find(key: string): Promise<IngestJob | null>;
  /** The latest first. */
  list(limit: number): Promise<readonly IngestJob[]>;
  /** Every stage of an ingest: where it stands, what it came to. */
  stages(ingest: IngestJob): Promise<readonly StageReport[]>;
  /** What calls for the ingest's book have cost, by whichever ingest of it they were paid. */
  costs(ingest: IngestJob): Promise<Costs>;
  /** What a finished ingest made; `null` until then. */
  result(ingest: IngestJob): Promise<IngestResult | null>;
  /** What an ingest tells after `after`, first what it has told, then live, to its end. */
  follow(ingest: IngestJob, after: number, signal: AbortSignal): AsyncIterable<IngestProgress>;
  /** Puts what an ingest made onto the shelf. Throws `ingest_not_found`, and what `Drafts.promote` refuses with. */
  promote(key: string, force: boolean): Promise<Promotion>;
}
export const Ingestion = service<IngestDesk>("ingest-jobs/desk");

export { accountStage } from "./account-stage.ts";
export type { StageAccount } from "./account-stage.ts";
export { foldStages } from "./stage-report.ts";
export type { StageReport, StageStanding, StageState } from "./stage-report.ts";
export { reportStages } from "./report-stages.ts";
export { IngestSettings } from "./order.ts";
export type { IngestOrder, PackNaming } from "./order.ts";
export type { IngestProgress } from "./follow-progress.ts";
export type { IngestResult } from "./ingest-job.ts";
