import { startRun } from "./active-run.ts";
import type { ActiveRun, RunOptions } from "./active-run.ts";
import type { RunQueue } from "./run-queue.ts";

/** The parameters of a worker. */
export interface WorkerOptions extends RunOptions {
  /** The campaign whose runs it takes. */
  readonly campaignId: string;
  /** The type of the campaign event that says that a run was claimed. */
  readonly announce?: string;
}

/** Claims runs and executes them, one after another. */
export interface Worker {
  /** Looks for work, now or as soon as the active run has ended. */
  wake(): void;
  /** Stops the active run unless it is sealed, and resolves when it has ended; false when the run is not active here. */
  cancel(runId: string): Promise<boolean>;
  /** Claims no more runs. A run that has not ended after `grace` milliseconds is stopped and left to the next start. */
  close(grace: number): Promise<void>;
}

/** Milliseconds after which a worker whose store failed claims again. */
const retryAfter = 1000;

/** Creates a worker; it is idle until `wake` is called. */
export const createWorker = (queue: RunQueue, options: WorkerOptions): Worker => {
  const { campaignId, owner, leaseSeconds, announce } = options;
  const { store, noun } = queue;
  let active: ActiveRun | null = null;
  let working: Promise<void> | null = null;
  let woken = false;
  let state: "open" | "closing" | "stopping" = "open";

  const claim = async () => (state === "open" ? store.claim(campaignId, owner, leaseSeconds, { announce }) : null);
  const executeAll = async () => {
    if (active) await store.renew(owner, 0);
    woken = false;
    for (let run = await claim(); run && state !== "stopping"; run = await claim()) {
      active = startRun(queue, options, run);
      await active.done;
      active = null;
    }
    // An unfinished run is free for the next process at once.
    if (state !== "open") await store.renew(owner, 0);
  };
  const work = async () => {
    try {
      await executeAll();
    } catch (error) {
      // The store failed. What the run has made is saved: the lease is released, and the run claimed again.
      queue.report(`A ${noun} could not be saved in "${campaignId}"; it is retried in a second.`, error);
      await new Promise<void>((resolve) => void setTimeout(resolve, retryAfter).unref());
      woken = true;
    }
    working = null;
    if (woken && state === "open") wake();
  };
  const wake = () => {
    woken = true;
    working ??= work();
  };
  return {
    wake,
    cancel: async (runId) => active?.runId === runId && active.stop("run_cancelled").then(() => true),
    async close(grace) {
      state = "closing";
      const timer = setTimeout(() => {
        state = "stopping";
        active?.stop("run_stopped").catch((error: unknown) => queue.report(`A ${noun} could not be stopped.`, error));
      }, grace);
      await working;
      clearTimeout(timer);
    },
  };
};
