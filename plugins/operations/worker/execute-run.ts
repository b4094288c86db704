import type { ClaimedRun, RunEnding } from "freeform-rpg/db";
import type { Failure } from "freeform-rpg/kernel";
import { createRecorder } from "./recorder.ts";
import type { Recorder } from "./recorder.ts";
import type { RunQueue } from "./run-queue.ts";

/** The outcome of a run's work. */
export type WorkOutcome<T> = { readonly result: T } | { readonly failure: Failure };

/**
 * Does the work of a claimed run, records its events, and saves its end together with the last of them. Returns what `work` returned, or
 * `null` for a run that is left to the next start because this process stops. `work` must throw only when the store fails; so does this.
 */
export const executeRun = async <T>(
  { store, live }: RunQueue,
  run: ClaimedRun,
  eventWindow: number,
  work: (recorder: Recorder) => Promise<WorkOutcome<T>>,
): Promise<WorkOutcome<T> | null> => {
  const recorder = createRecorder({
    runId: run.id,
    recorded: run.begun ? await store.readEvents(run.id, 0) : [],
    save: (events) => store.appendEvents(run.id, events),
    announce: (events) => live.announce(run.id, events),
    window: eventWindow,
  });
  const started = performance.now();
  const outcome = await work(recorder);
  if ("result" in outcome) {
    const ms = Math.round(performance.now() - started);
    await recorder.end({ type: "run_finished", ms }, (events) => store.finish(run.id, { status: "finished", events }));
    return outcome;
  }
  const { failure } = outcome;
  if (resumable.has(failure.code)) return recorder.flush().then(() => null);
  await recorder.end({ type: "run_failed", failure }, (events) => store.finish(run.id, { ...toEnding(failure), events }));
  return outcome;
};

/** Codes of a run that ended because its process does: the next start resumes it. */
const resumable: ReadonlySet<string> = new Set(["run_stopped", "kernel_closed"]);

const toEnding = (failure: Failure): RunEnding => ({ status: failure.code === "run_cancelled" ? "cancelled" : "failed", failure });
