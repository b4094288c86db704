import { EngineError } from "freeform-rpg/errors";
import { toFailure } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import type { ClaimedRun } from "freeform-rpg/db";
import { executeRun, isFinalEvent } from "freeform-rpg/plugins/operations/worker/lib";
import type { Recorder, RunControl, RunQueue } from "freeform-rpg/plugins/operations/worker";
import type { JobKind } from "./tokens.ts";

/** The parameters that all jobs of this process share. */
export interface JobOptions {
  readonly queue: RunQueue;
  readonly runner: Pick<Kernel, "run">;
  readonly findKind: (name: string) => JobKind | undefined;
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
      return { failure };
    }
  });
};

const runKind = (
  { findKind, runner }: JobOptions,
  { id, pipeline, userId, request, lastSeq }: ClaimedRun,
  recorder: Recorder,
  signal: AbortSignal,
): Promise<unknown> => {
  const kind = findKind(pipeline);
  if (kind === undefined)
    throw new EngineError(
      "job_kind_unknown",
      `No plugin provides the job kind "${pipeline}". Was a plugin removed from the configuration?`,
    );
  return kind.run(request, {
    jobId: id,
    userId,
    runner,
    signal,
    emit: (event) => {
      if (!isFinalEvent(event)) recorder.record(event);
    },
    firstSeq: lastSeq + 1,
  });
};
