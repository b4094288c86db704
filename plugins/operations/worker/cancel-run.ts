import type { RunRow } from "freeform-rpg/db";
import type { Failure } from "freeform-rpg/kernel";
import type { RunQueue } from "./run-queue.ts";
import type { Worker } from "./worker.ts";

/** What stops a run of this process. */
type Canceller = Pick<Worker, "cancel">;

/**
 * Cancels a run that has not ended: the workers of this process stop it; one that waits ends here and now; one that runs in another process
 * is stopped there at its next heartbeat. Returns whether the run was waiting.
 */
export const cancelRun = async (queue: RunQueue, workers: readonly Canceller[], run: RunRow): Promise<boolean> => {
  const stopped = await cancelActive(workers, run.id);
  // It may have come to wait in this very moment.
  const now = stopped ? await queue.store.find(run.id) : run;
  if (now === null || (stopped && now.status !== "waiting")) return false;
  const waiting = await cancelInStore(queue, now);
  // A worker of this process may have claimed it in between.
  await cancelActive(workers, run.id);
  return waiting;
};

const cancelActive = async (workers: readonly Canceller[], runId: string): Promise<boolean> =>
  (await Promise.all(workers.map((worker) => worker.cancel(runId)))).includes(true);

const cancelInStore = async ({ store, live, noun }: RunQueue, run: RunRow): Promise<boolean> => {
  const failure: Failure = { code: "run_cancelled", message: `The ${noun} was cancelled.`, plugin: null, point: null };
  const last = { type: "run_failed" as const, failure, runId: run.id, seq: run.lastSeq + 1 };
  const waiting = await store.cancel(run, { failure, events: [last] });
  if (waiting) live.announce(run.id, [last]);
  return waiting;
};
