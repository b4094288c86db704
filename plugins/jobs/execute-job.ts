import { KernelError, toFailure } from "freeform-rpg/kernel";
import type { Failure, Kernel, RunEvent } from "freeform-rpg/kernel";
import type { RunEnding, RunStore } from "freeform-rpg/db";
import { createRecorder } from "freeform-rpg/plugins/turn";
import type { LiveEvents, Recorder } from "freeform-rpg/plugins/turn";
import type { Job, JobKind } from "./tokens.ts";

/** What all jobs of this process share. */
export interface JobTools {
  readonly store: RunStore;
  readonly live: LiveEvents;
  readonly runner: Pick<Kernel, "run">;
  readonly findKind: (name: string) => JobKind | undefined;
  /** Tells the operator what went wrong. */
  readonly report: (message: string, error: unknown) => void;
}

/** Under this name a job's answer is kept. */
export const resultArtifact = "job/result";

/** Milliseconds between two writes of events. */
const window = 100;

/** Codes of a job that ended because its process does: the next start begins it anew. */
const resumable = new Set(["run_stopped", "kernel_closed"]);

/** Runs a claimed job to its end and tells of it. Throws only when the store fails. */
export const executeJob = async (tools: JobTools, job: Job, signal: AbortSignal): Promise<void> => {
  const { store, live } = tools;
  const told = job.last_seq > 0 ? await store.told(job.id, 0) : [];
  const recorder = createRecorder({
    runId: job.id,
    told,
    store: (events) => store.tell(job.id, events),
    announce: (events) => live.announce(job.id, events),
    window,
  });
  const started = performance.now();
  try {
    const value = await work(tools, job, recorder, signal);
    await recorder.settle();
    await store.save({ runId: job.id, artifact: resultArtifact, key: "", value: value ?? null });
    const ms = Math.round(performance.now() - started);
    await recorder.end({ type: "run_finished", ms }, (events) => store.finish(job.id, { status: "finished", events }));
  } catch (error) {
    await endFailed(tools, job, recorder, signal.aborted ? signal.reason : error);
  }
};

const work = (tools: JobTools, job: Job, recorder: Recorder, signal: AbortSignal): Promise<unknown> => {
  const kind = tools.findKind(job.pipeline);
  if (kind === undefined)
    throw new KernelError(
      "job_kind_unknown",
      `No plugin knows how to do the job "${job.pipeline}". Was one taken out of the configuration?`,
    );
  const tell = (event: RunEvent) => {
    if (!isEnded(event)) recorder.record(event);
  };
  return kind.run(job.request, { jobId: job.id, userId: job.user_id, runner: tools.runner, signal, tell, firstSeq: job.last_seq + 1 });
};

const isEnded = ({ type }: RunEvent): boolean => type === "run_finished" || type === "run_failed";

const endedBy = (failure: Failure): RunEnding => ({
  status: failure.code === "run_cancelled" ? "cancelled" : "failed",
  failure,
});

const endFailed = async ({ store, report }: JobTools, job: Job, recorder: Recorder, error: unknown): Promise<void> => {
  const failure = toFailure(error);
  if (resumable.has(failure.code)) return recorder.settle();
  // Whoever observes runs has heard of what failed inside one.
  if (failure.code === "unexpected") report(`The job "${job.id}" (${job.pipeline}) failed.`, error);
  await recorder.end({ type: "run_failed", failure }, (events) => store.finish(job.id, { ...endedBy(failure), events }));
};
