import { EngineError } from "freeform-rpg/errors";
import { toFailure } from "freeform-rpg/kernel";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import type { ClaimedRun } from "freeform-rpg/db";
import { executeRun, isFinalEvent } from "freeform-rpg/plugins/operations/worker/lib";
import type { Recorder, RunControl, RunQueue } from "freeform-rpg/plugins/operations/worker";
import type { JobKind } from "./job-kind.ts";
import { jobDefaults } from "./job-limits.ts";
import { findRetryDelay } from "./retry-delay.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** The parameters that all jobs of this process share. */
export interface JobOptions {
  readonly queue: RunQueue;
  readonly runner: Pick<Kernel, "run">;
  readonly findKind: (name: string) => JobKind | undefined;
  /** Servers that may die while they run a job. */
  readonly lostTries: number;
}

/** The name under which a job's result is saved. */
export const resultArtifact = "job/result";

/** Milliseconds between two writes of events. */
const eventWindow = 100;

/** Runs a claimed job to its end. Throws only when the store fails. */
export const executeJob = (options: JobOptions, job: ClaimedRun, { signal }: RunControl): Promise<unknown> => {
  const { store, report } = options.queue;
  return executeRun(options.queue, job, eventWindow, async (recorder) => {
    try {
      const result = await runKind(options, job, recorder, signal);
      await recorder.flush();
      await store.save(job, { artifact: resultArtifact, key: "", value: result ?? null });
      return { result };
    } catch (error) {
      const failure = toFailure(signal.aborted ? signal.reason : error);
      // Observers of runs have seen what failed inside one.
      if (failure.code === "unexpected") report(`The job "${job.id}" (${job.pipeline}) failed.`, error);
      const kind = options.findKind(job.pipeline);
      return { failure, retryAfter: kind === undefined ? null : findRetryDelay(kind, failure, job.failedTries) };
    }
  });
};

const runKind = (
  { findKind, runner, lostTries }: JobOptions,
  { id, pipeline, userId, request, lastSeq, lostTries: lost }: ClaimedRun,
  recorder: Recorder,
  signal: AbortSignal,
): Promise<unknown> => {
  const kind = findKind(pipeline);
  if (kind === undefined)
    throw new EngineError(
      "job_kind_unknown",
      `No plugin provides the job kind "${pipeline}". Was a plugin removed from the configuration?`,
    );
  if (lost >= lostTries)
    throw new EngineError("job_lost", `${lost} servers died while they ran this job. Find out why in their logs before it is run again.`);
  const emit = (event: RunEvent): void => {
    if (!isFinalEvent(event)) recorder.record(event);
  };
  const shared = { jobId: id, userId, runner, emit, firstSeq: lastSeq + 1 };
  return withTimeLimit(kind.timeLimit ?? jobDefaults.timeLimit, signal, (inTime) => kind.run(request, { ...shared, signal: inTime }));
};
