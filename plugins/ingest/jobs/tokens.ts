import { service } from "freeform-rpg/kernel";
import type { Job } from "freeform-rpg/plugins/operations/jobs";
import type { Costs } from "freeform-rpg/plugins/models/cost";
import type { ImportRequest, ImportedNotes } from "freeform-rpg/plugins/ingest/notes/lib";
import type { GivenAnswer, Promotion } from "freeform-rpg/plugins/ingest/drafts";
import type { PackReview } from "freeform-rpg/schemas";
import type { IngestProgress } from "./follow-progress.ts";
import type { IngestResult } from "./ingest-job.ts";
import type { IngestOrder, IngestSettings } from "./order.ts";
import type { CleaningResult } from "./retention.ts";
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
  /** The folder of its stages' results. */
  readonly folder: string;
}

/** The user and the idempotency key: a repeated key returns the first job. */
export interface IngestCaller {
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** The options of resuming an ingest. */
export interface ResumeOptions {
  /** New settings; `null` for those of the original order. */
  readonly settings: IngestSettings | null;
  /** Runs this stage and those that depend on it again; `null` continues where it stopped. */
  readonly fromStage: string | null;
  /** The last stage to run; `null` for all. */
  readonly toStage: string | null;
}

/** Runs ingests as jobs. */
export interface IngestService {
  /** Queues an ingest that ends with a stage, or with the last. Throws `path_invalid`, `pdf_wrong_type`, `stage_invalid`, `idempotency_key_reused`. */
  start(book: BookSource, how: { readonly settings: IngestSettings; readonly toStage: string | null }, asking: IngestCaller): Promise<Job>;
  /** Resumes an ingest's folder as a new job. Throws `ingest_not_found`, `ingest_exists`, `book_not_found`, `stage_invalid`. */
  resume(key: string, how: ResumeOptions, asking: IngestCaller): Promise<Job>;
  find(key: string): Promise<IngestJob | null>;
  /** The latest first; with `sha256` only those of one book. */
  list(limit: number, sha256?: string): Promise<readonly IngestJob[]>;
  /** The folder of an ingest on this server, fetched from where servers share files; `null` where there is none. */
  open(ingest: IngestJob): Promise<string | null>;
  /** Every stage of an ingest with its state and results. */
  stages(ingest: IngestJob): Promise<readonly StageReport[]>;
  /** The cost of model calls for the ingest's book, over all ingests of it. */
  costs(ingest: IngestJob): Promise<Costs>;
  /** The result of an ingest; `null` before it is finished. */
  result(ingest: IngestJob): Promise<IngestResult | null>;
  /** The progress reports after number `after`: first the stored ones, then live ones until the end. */
  follow(ingest: IngestJob, after: number, signal: AbortSignal): AsyncIterable<IngestProgress>;
  /** What a reviewer of the ingest's draft should look at; `null` where it is no draft, or not finished. */
  review(ingest: IngestJob): Promise<PackReview | null>;
  /** Answers a case of a draft's review. Throws `ingest_not_found`, and the errors of `Drafts.answer`. */
  answerReview(key: string, given: GivenAnswer): Promise<IngestJob>;
  /**
   * Promotes the pack of an ingest, given by its job's key or its folder's path. Throws `ingest_not_found`, `path_invalid`, and the errors of `Drafts.promote`.
   */
  promote(draft: { readonly key: string } | { readonly path: string }, force: boolean): Promise<Promotion>;
  /**
   * Makes a pack of notes or of another program's export and stores it with the packs. Throws `path_invalid`, `pack_taken`, `pack_invalid`, and the
   * errors of documents that cannot be read.
   */
  importNotes(source: BookSource, how: Pick<ImportRequest, "manifest" | "unmarked" | "force">): Promise<ImportedNotes>;
  /**
   * Stores the content pack in a ZIP archive with the server's packs, completely or not at all. Throws `pack_not_found`, `pack_invalid`,
   * `pack_taken`, and the errors of archives that cannot be read.
   */
  storePack(source: BookSource, force: boolean): Promise<Promotion>;
  /** Removes files whose retention has ended: see the plugin's option `keep`. */
  clean(): Promise<CleaningResult>;
}
export const Ingestion = service<IngestService>("ingest-jobs/ingestion");

export type { StageSummary } from "./summarise-stage.ts";

export type { StageReport, StageProgress, StageState } from "./stage-report.ts";

export type { IngestSettings } from "./order.ts";
export type { IngestOrder, PackNaming } from "./order.ts";

export type { IngestProgress, RunEventRecord } from "./follow-progress.ts";
export type { CleaningResult } from "./retention.ts";
export type { IngestResult } from "./ingest-job.ts";
