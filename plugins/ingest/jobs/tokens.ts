import { service } from "freeform-rpg/kernel";
import type { Job } from "freeform-rpg/plugins/operations/jobs";
import type { Costs } from "freeform-rpg/plugins/models/cost";
import type { Promotion } from "freeform-rpg/plugins/ingest/drafts";
import type { IngestProgress } from "./follow-progress.ts";
import type { IngestResult } from "./ingest-job.ts";
import type { IngestOrder, IngestSettings } from "./order.ts";
import type { Cleaned } from "./retention.ts";
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
export interface IngestCaller {
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** How an ingest goes on. */
export interface GoingOn {
  /** Instead of those it was begun with; `null`: the same. */
  readonly settings: IngestSettings | null;
  /** Runs this stage and what depends on it again in any case; `null`: where it stopped. */
  readonly fromStage: string | null;
  /** Ends with this stage; `null`: with the last. */
  readonly toStage: string | null;
}

/** Books that are read as jobs. */
export interface IngestService {
  /** Queues an ingest that ends with a stage, or with the last. Throws `path_invalid`, `pdf_invalid`, `stage_invalid`, `idempotency_key_reused`. */
  start(book: BookSource, how: { readonly settings: IngestSettings; readonly toStage: string | null }, asking: IngestCaller): Promise<Job>;
  /** Goes on with an ingest's folder as a job of its own. Throws `ingest_not_found`, `ingest_exists`, `book_not_found`, `stage_invalid`. */
  resume(key: string, how: GoingOn, asking: IngestCaller): Promise<Job>;
  find(key: string): Promise<IngestJob | null>;
  /** The latest first; with `sha256` those of one book alone. */
  list(limit: number, sha256?: string): Promise<readonly IngestJob[]>;
  /** Every stage of an ingest: where it stands, what it came to. */
  stages(ingest: IngestJob): Promise<readonly StageReport[]>;
  /** What calls for the ingest's book have cost, by whichever ingest of it they were paid. */
  costs(ingest: IngestJob): Promise<Costs>;
  /** What a finished ingest made; `null` until then. */
  result(ingest: IngestJob): Promise<IngestResult | null>;
  /** What an ingest tells after `after`, first what it has told, then live, to its end. */
  follow(ingest: IngestJob, after: number, signal: AbortSignal): AsyncIterable<IngestProgress>;
  /**
   * Puts what an ingest made onto the shelf, by its job's key or the path of its folder. Throws `ingest_not_found`, `path_invalid`, and what `Drafts.promote`
   * refuses with.
   */
  promote(draft: { readonly key: string } | { readonly path: string }, force: boolean): Promise<Promotion>;
  /** Removes what was kept long enough: see the plugin's option `keep`. */
  clean(): Promise<Cleaned>;
}
export const Ingestion = service<IngestService>("ingest-jobs/desk");

export type { StageAccount } from "./account-stage.ts";

export type { StageReport, StageProgress, StageState } from "./stage-report.ts";

export type { IngestSettings } from "./order.ts";
export type { IngestOrder, PackNaming } from "./order.ts";

export type { IngestProgress, RunEventRecord } from "./follow-progress.ts";
export type { Cleaned } from "./retention.ts";
export type { IngestResult } from "./ingest-job.ts";
