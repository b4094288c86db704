import { facet, service } from "freeform-rpg/kernel";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import type { WorkLoad } from "./list-jobs.ts";
import type { RunRow, RunStatus } from "freeform-rpg/db";

/** The context of a job. */
export interface JobCall {
  /** The job's id, which is its run's. */
  readonly jobId: string;
  /** The user id of the requester. */
  readonly userId: string;
  /** Runs pipelines. */
  readonly runner: Pick<Kernel, "run">;
  /** Aborted when the job is cancelled or the server stops. */
  readonly signal: AbortSignal;
  /** Records an event of the work; pass it to `runner.run` as `onEvent`. */
  readonly emit: (event: RunEvent) => void;
  /** The number of the first event: a resumed job continues the numbering. */
  readonly firstSeq: number;
}

/** A kind of long work that belongs to no campaign, such as installing a pack. Plugins contribute theirs. */
export interface JobKind {
  /** Saved with each job; once published it never changes. */
  readonly name: string;
  /** True for work that the engine starts by itself: it does not count among the jobs that a user may have. */
  readonly background?: boolean;
  /** Does the work and answers with a JSON value. Must be safe to run again: a job whose process died is started again. */
  run(request: unknown, call: JobCall): Promise<unknown>;
}

/** Kinds of jobs, each with what it runs. */
export const jobKinds = facet<JobKind>("jobs/kinds");

/** A job: a run of no campaign. */
export type Job = RunRow;

/** A request for a job. */
export interface JobRequest {
  readonly kind: string;
  readonly userId: string;
  /** The same key again answers with the first job. */
  readonly idempotencyKey: string;
  readonly request: unknown;
}

/** Long work outside campaigns: queued, run, followed and resumed. */
export interface Jobs {
  /** Queues a job and returns at once. Throws `job_kind_unknown`, `idempotency_key_reused`, `too_many_jobs`. */
  start(request: JobRequest): Promise<Job>;
  /** The job, or `null`. */
  find(jobId: string): Promise<Job | null>;
  /** The latest jobs of all users, newest first; with `statuses` only those in one of them. */
  list(limit: number, statuses?: readonly RunStatus[]): Promise<readonly Job[]>;
  /** What waits and runs on all servers of the database. */
  load(): Promise<WorkLoad>;
  /** The result of a finished job; `null` until then. */
  result(jobId: string): Promise<unknown>;
  /** Waits for a job's end and answers with its result. Throws what the job failed with, or `aborted`. */
  wait(jobId: string, signal?: AbortSignal): Promise<unknown>;
  /** Events after `after`, first the recorded ones, then live ones; ends after the job's last. */
  follow(jobId: string, after?: number, signal?: AbortSignal): AsyncIterable<RunEvent>;
  /** Stops a job that waits or runs; a finished one stays as it is. Throws `job_not_found`. */
  cancel(jobId: string): Promise<Job>;
  /** Resumes the jobs that an earlier process left; returns how many. */
  resume(): Promise<number>;
  /** Starts no more jobs; active ones are resumed at the next start. */
  close(): Promise<void>;
}
export const Jobs = service<Jobs>("jobs/jobs");

export type { WorkLoad } from "./list-jobs.ts";
export type { JobRow } from "./job-row.ts";
