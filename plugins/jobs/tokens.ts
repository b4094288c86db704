import { facet, service } from "freeform-rpg/kernel";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import type { RunRow } from "freeform-rpg/db";

/** What a job's work is given beside its request. */
export interface JobCall {
  /** The job's id, which is its run's. */
  readonly jobId: string;
  /** Who asked for it. */
  readonly userId: string;
  /** Runs pipelines. */
  readonly runner: Pick<Kernel, "run">;
  /** Aborted when the job is cancelled or the server stops. */
  readonly signal: AbortSignal;
  /** Tells an event of the work; pass it to `runner.run` as `onEvent`. */
  readonly tell: (event: RunEvent) => void;
  /** The number of the first event to tell: a resumed job goes on numbering. */
  readonly firstSeq: number;
}

/** A kind of long work that belongs to no campaign, such as installing a pack. Plugins give theirs. */
export interface JobKind {
  /** Kept with each job; once published it never changes. */
  readonly name: string;
  /** Does the work and answers with a JSON value. Must be safe to run again: a job whose process died is begun anew. */
  run(request: unknown, call: JobCall): Promise<unknown>;
}

/** The kinds of jobs that plugins bring. */
export const jobKinds = facet<JobKind>("jobs/kinds");

/** A job: a run of no campaign. */
export type Job = RunRow;

/** What is asked for. */
export interface JobRequest {
  readonly kind: string;
  readonly user_id: string;
  /** The same key again answers with the first job. */
  readonly idempotency_key: string;
  readonly request: unknown;
}

/** Long work outside campaigns: queued, run, followed and resumed. */
export interface Jobs {
  /** Queues a job and returns at once. Throws `job_kind_unknown`, `idempotency_key_reused`. */
  start(request: JobRequest): Promise<Job>;
  /** The job, or `null`. */
  find(jobId: string): Promise<Job | null>;
  /** What a finished job answered; `null` until then. */
  result(jobId: string): Promise<unknown>;
  /** Waits for a job's end and answers with its result. Throws what the job failed with, or `aborted`. */
  wait(jobId: string, signal?: AbortSignal): Promise<unknown>;
  /** Events after `after`, first those already told, then live ones; ends after the job's last. */
  follow(jobId: string, after?: number, signal?: AbortSignal): AsyncIterable<RunEvent>;
  /** Stops a job that waits or runs; a finished one stays as it is. Throws `job_not_found`. */
  cancel(jobId: string): Promise<Job>;
  /** Takes up the jobs that a former process left behind; answers how many. */
  resume(): Promise<number>;
  /** Stops taking work; what is under way is resumed at the next start. */
  close(): Promise<void>;
}
export const Jobs = service<Jobs>("jobs/jobs");

export { JobRow } from "./job-row.ts";
