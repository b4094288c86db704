import { EngineError } from "freeform-rpg/errors";
import type { ClaimedRun, RunEnding, RunStore } from "freeform-rpg/db";
import { AppError } from "freeform-rpg/kernel";
import type { Failure, RunEventBody } from "freeform-rpg/kernel";
import { createRecorder } from "./recorder.ts";
import type { Recorder } from "./recorder.ts";
import type { RunQueue } from "./run-queue.ts";

/** The outcome of a run's work. `retryAfter`: a job that failed is tried again after so many milliseconds. */
export type WorkOutcome<T> = { readonly result: T } | { readonly failure: Failure; readonly retryAfter?: number | null };

/** A run that has ended. */
export type EndedRun<T> = WorkOutcome<T> & {
  /** Whether other runs of its campaign had not ended by then. */
  readonly others: boolean;
};

/**
 * Does the work of a claimed run, records its events, and saves its end together with the last of them. Returns what `work` returned, or
 * `null` for a run that waits for a decision or its next try, that is left to the next start because this process stops, or that another worker has taken over. `work` must throw only when the store fails; so does this.
 */
export const executeRun = async <T>(
  queue: RunQueue,
  run: ClaimedRun,
  eventWindow: number,
  work: (recorder: Recorder) => Promise<WorkOutcome<T>>,
): Promise<EndedRun<T> | null> => {
  try {
    return await executeClaim(queue, run, eventWindow, work);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== superseded) throw thrown;
    queue.report(`The ${queue.noun} "${run.id}" goes on elsewhere. What this worker still had to write was refused.`, thrown);
    return null;
  }
};

const executeClaim = async <T>(
  { store, live }: RunQueue,
  run: ClaimedRun,
  eventWindow: number,
  work: (recorder: Recorder) => Promise<WorkOutcome<T>>,
): Promise<EndedRun<T> | null> => {
  const recorder = createRecorder({
    runId: run.id,
    recorded: run.begun ? await store.readEvents(run, 0) : [],
    save: (events) => store.appendEvents(run, events),
    announce: (events) => live.announce(run.id, events),
    window: eventWindow,
  });
  const stopCarrying = store.carryEvents(run, recorder.carry);
  const started = performance.now();
  const outcome = await work(recorder).finally(stopCarrying);
  if ("result" in outcome) {
    const ms = Math.round(performance.now() - started);
    return { ...outcome, others: await saveEnd(store, run, recorder, { type: "run_finished", ms }, { status: "finished" }) };
  }
  const { failure, retryAfter = null } = outcome;
  if (failure.code === superseded) throw new EngineError(superseded, failure.message);
  if (failure.code === suspended) {
    let waits = true;
    await recorder.end(
      { type: "run_suspended", reason: failure.message },
      async (events) => void (waits = await store.suspend(run, events)),
    );
    return waits ? null : endRun(store, run, recorder, cancelled);
  }
  if (retryAfter !== null) {
    let waits = true;
    const retryAt = new Date(Date.now() + retryAfter).toISOString();
    await recorder.end(
      { type: "try_failed", failure, retryAt },
      async (events) => void (waits = await store.tryLater(run, { failure, delay: retryAfter, events })),
    );
    return waits ? null : endRun(store, run, recorder, cancelled);
  }
  if (resumable.has(failure.code)) {
    await recorder.flush();
    await store.saveKept(run);
    return null;
  }
  return endRun(store, run, recorder, failure);
};

const endRun = async (store: RunStore, run: ClaimedRun, recorder: Recorder, failure: Failure): Promise<EndedRun<never>> => ({
  failure,
  others: await saveEnd(store, run, recorder, { type: "run_failed", failure }, toEnding(failure)),
});

/** Saves the end of a run with its last event. True when other runs of its campaign have not ended. */
const saveEnd = async (store: RunStore, run: ClaimedRun, recorder: Recorder, last: RunEventBody, ending: RunEnding): Promise<boolean> => {
  let others = true;
  await recorder.end(last, async (events) => void (others = await store.finish(run, { ...ending, events })));
  return others;
};

/** The failure of a run that was cancelled just when it came to wait. */
const cancelled: Failure = { code: "run_cancelled", message: "It was cancelled.", plugin: null, point: null };

/** The code of a write to a run that another worker has taken over. */
const superseded = "run_superseded";

/** The code of a run that waits for a decision. */
const suspended = "run_suspended";

/** Codes of a run that ended because its process does: the next start resumes it. */
const resumable: ReadonlySet<string> = new Set(["run_stopped", "kernel_closed"]);

const toEnding = (failure: Failure): RunEnding => ({ status: failure.code === "run_cancelled" ? "cancelled" : "failed", failure });
