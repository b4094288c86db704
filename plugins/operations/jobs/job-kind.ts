import type { Failure, Kernel, RunEvent } from "freeform-rpg/kernel";

/** The context of a job. */
export interface JobCall {
  /** The job's id, which is its run's. */
  readonly jobId: string;
  /** The user id of the requester. */
  readonly userId: string;
  /** Runs pipelines. */
  readonly runner: Pick<Kernel, "run">;
  /** Aborted when the job is cancelled, when its time is over, or when the server stops. */
  readonly signal: AbortSignal;
  /** Records an event of the work; pass it to `runner.run` as `onEvent`. */
  readonly emit: (event: RunEvent) => void;
  /** The number of the first event: a resumed job continues the numbering. */
  readonly firstSeq: number;
}

/** How a job that fails is tried again. The time between two tries doubles, and varies by up to half, so that jobs which failed together do not return together. */
export interface RetryPolicy {
  /** The number of tries, the first included: 1 or more. */
  readonly tries: number;
  /** Milliseconds before the second try. */
  readonly firstDelay: number;
  /** Milliseconds between two tries at most. */
  readonly longestDelay: number;
  /** Whether another try may help. Default: where the failure is of something outside, such as a model that is overloaded. */
  readonly when?: (failure: Failure) => boolean;
}

/** A kind of long work that belongs to no campaign, such as installing a pack. Plugins contribute theirs. */
export interface JobKind {
  /** Saved with each job; once published it never changes. */
  readonly name: string;
  /** True for work that the engine starts by itself: it does not count among the jobs that a user may have. */
  readonly background?: boolean;
  /** How a job that fails is tried again. Default: it is not. What its last try fails with is its failure, and an operator may run it again. */
  readonly retry?: RetryPolicy;
  /** Milliseconds that one try may take. Default: an hour. */
  readonly timeLimit?: number;
  /** How many run at the same time, on each server and on all of them. Default: as many as there are places. */
  readonly concurrency?: { readonly perServer?: number; readonly overall?: number };
  /** Days for which an ended job is kept. Default: the option `jobs` of the plugin `retention`. */
  readonly retentionDays?: number;
  /** Names the lane of a request: jobs of one lane run one after another, over all servers. `null`: none. */
  readonly lane?: (request: unknown) => string | null;
  /**
   * Does the work and answers with a JSON value. Must be safe to run again: a job whose process died is started again. It must end soon after the signal is
   * aborted: from then on it may write nothing.
   */
  run(request: unknown, call: JobCall): Promise<unknown>;
}

/** When a schedule starts jobs: by an expression of cron in a time zone (default UTC), or every so many milliseconds. */
export type ScheduleTimes = { readonly cron: string; readonly timezone?: string } | { readonly every: number };

/** Jobs that servers start by themselves, one for each time whatever the number of servers. A time for which no server ran is made up for within a day. */
export interface JobSchedule {
  /** Its name, by which the option `schedules` of the plugin `jobs` changes its times. */
  readonly name: string;
  /** The kind of job. It is not started while one of this schedule has not ended. */
  readonly kind: string;
  readonly request: unknown;
  readonly times: ScheduleTimes;
}
