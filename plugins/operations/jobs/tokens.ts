import { facet, service } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import type { JobFilter, RunRow } from "freeform-rpg/db";
import type { JobKind, JobSchedule } from "./job-kind.ts";
import type { KindSummary, ScheduleSummary } from "./describe-kinds.ts";
import type { WorkLoad } from "./read-load.ts";

/** Kinds of jobs, each with what it runs. */
export const jobKinds = facet<JobKind>("jobs/kinds");

/** Jobs that servers start by themselves. */
export const jobSchedules = facet<JobSchedule>("jobs/schedules");

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
  /** Queues background work unless a job of its kind and lane is queued already. One that waits for its next try is then tried at once. */
  startOnce(kind: string, request: unknown): Promise<Job>;
  /** The job, or `null`. */
  find(jobId: string): Promise<Job | null>;
  /** The latest jobs of all users, newest first. */
  list(filter: JobFilter): Promise<readonly Job[]>;
  /** The kinds of jobs that this server runs, with their settings. */
  kinds(): readonly KindSummary[];
  /** The schedules with their next times. */
  schedules(): Promise<readonly ScheduleSummary[]>;
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
  /** Runs a failed or cancelled job again, with all its tries; what it has made stays. Throws `job_not_found`, `job_not_ended`. */
  retry(jobId: string): Promise<Job>;
  /** Resumes the jobs that an earlier process left, and starts the schedules; returns how many jobs there are. */
  resume(): Promise<number>;
  /** Starts no more jobs; active ones are resumed at the next start. */
  close(): Promise<void>;
}
export const Jobs = service<Jobs>("jobs/jobs");

export type { JobCall, JobKind, JobSchedule, RetryPolicy, ScheduleTimes } from "./job-kind.ts";
export type { KindSummary, ScheduleSummary } from "./describe-kinds.ts";
export type { WorkLoad } from "./read-load.ts";
export type { JobRow } from "./job-row.ts";
