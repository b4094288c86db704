import type { Failure, RunEvent } from "freeform-rpg/kernel";
import type { RunStatus } from "./kinds.ts";
import type { ClaimedRun, RunAttempt, RunRow } from "./run-rows.ts";

/** A job before it waits. */
export interface NewJob extends Pick<RunRow, "id" | "pipeline" | "userId" | "idempotencyKey" | "request"> {
  /** Jobs of one kind and lane run one after another; `null` for none. */
  readonly lane: string | null;
}

/** A kind of job that a server can run. */
export interface ClaimableKind {
  readonly name: string;
  /** How many jobs of it may run at the same time on all servers; `null` for any number. */
  readonly overall: number | null;
}

/** The answer to a claim. */
export interface JobClaim {
  readonly job: ClaimedRun | null;
  /** Without a job: the milliseconds until one may be there, because its next try is due or another server's lease ends; `null` where none is expected. */
  readonly dueIn: number | null;
}

/** Which jobs are listed. */
export interface JobFilter {
  readonly limit: number;
  /** Only jobs with one of these statuses; empty for all. */
  readonly statuses?: readonly RunStatus[];
  /** Only jobs of one of these kinds; empty for all. */
  readonly kinds?: readonly string[];
  /** Only jobs whose key begins so. */
  readonly keyPrefix?: string;
}

/** The jobs among the runs: those of no campaign. */
export interface JobQueue {
  /** Adds a job, or returns the one with this user and key. Throws `idempotency_key_reused` when the request differs. */
  enqueueJob(job: NewJob): Promise<{ job: RunRow; existed: boolean }>;
  /** Adds a job unless one of its kind and lane is queued already; one that waits for its next try is then tried at once. */
  enqueueOnce(job: NewJob): Promise<{ job: RunRow; existed: boolean }>;
  /**
   * Takes the next job of these kinds for `owner`. One whose lease has expired is taken over first; then the user served longest ago goes first. `server` is how
   * the names of this server's owners begin: its own leases are not waited for.
   */
  claimJob(claim: {
    readonly server: string;
    readonly owner: string;
    readonly leaseSeconds: number;
    readonly kinds: readonly ClaimableKind[];
  }): Promise<JobClaim>;
  /** Puts a job whose try has failed back into the queue, to be tried again after `delay` milliseconds, and appends events. False when it was cancelled. */
  tryLater(
    job: RunAttempt,
    later: { readonly failure: Failure; readonly delay: number; readonly events: readonly RunEvent[] },
  ): Promise<boolean>;
  /** Puts a failed or cancelled job back into the queue, with all its tries. False, and nothing changes, for others. */
  revive(jobId: string): Promise<boolean>;
  /** The latest jobs, newest first. */
  listJobs(filter: JobFilter): Promise<readonly RunRow[]>;
}
