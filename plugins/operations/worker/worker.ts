import type { ClaimedRun } from "freeform-rpg/db";
import { startRun } from "./active-run.ts";
import type { ActiveRun, RunOptions } from "./active-run.ts";
import type { EndedRun } from "./execute-run.ts";
import { leaseNow } from "./lease-length.ts";
import type { RunQueue } from "./run-queue.ts";

/** The parameters of a worker. */
export interface WorkerOptions extends RunOptions {
  /** The campaign whose runs it takes. */
  readonly campaignId: string;
  /** The type of the campaign event that says that a run was claimed. */
  readonly announce?: string;
  /** As of a run; it resolves to how the run has ended, `null` for one that has not ended here. */
  readonly execute: (...parameters: Parameters<RunOptions["execute"]>) => Promise<Pick<EndedRun<unknown>, "others"> | null>;
}

/** Claims runs and executes them, one after another. */
export interface Worker {
  /** Looks for work, now or as soon as the active run has ended. */
  wake(): void;
  /** The run that it claimed last, once a claim that is under way is decided; `null` where there was none. */
  claimed(): Promise<ClaimedRun | null>;
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
  let claimed: Promise<ClaimedRun | null> = Promise.resolve(null);
  let active: ActiveRun | null = null;
  let working: Promise<void> | null = null;
  let woken = false;
  let state: "open" | "closing" | "stopping" = "open";

  const claim = async () => (state === "open" ? (claimed = store.claim(campaignId, owner, leaseNow(leaseSeconds), { announce })) : null);
  /** Executes a run; false where no other run had not ended by then, so that none waits: a later one wakes a worker, as do the looks at the queue. */
  const execute = async (run: ClaimedRun): Promise<boolean> => {
    const started = startNoted(queue, options, run);
    active = started;
    await active.done;
    active = null;
    return started.others();
  };
  const executeAll = async () => {
    if (active) await store.renew(owner, 0);
    woken = false;
    for (let run = await claim(); run && state !== "stopping"; run = (await execute(run)) ? await claim() : null);
    // An unfinished run is free for the next process at once.
    if (state !== "open") await store.renew(owner, 0);
  };
  const work = async () => {
    await executeAll().catch(async (error: unknown) => {
      // The store failed. What the run has made is saved: the lease is released, and the run claimed again.
      queue.report(`A ${noun} could not be saved in "${campaignId}"; it is retried in a second.`, error);
      await new Promise<void>((resolve) => void setTimeout(resolve, retryAfter).unref());
      woken = true;
    });
    working = null;
    if (woken && state === "open") wake();
  };
  const wake = () => {
    woken = true;
    working ??= work();
  };
  return {
    wake,
    claimed: () => claimed.catch(() => null),
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

/** Starts a run. `others`, once it is done: whether other runs had not ended by then. */
const startNoted = (queue: RunQueue, options: WorkerOptions, run: ClaimedRun): ActiveRun & { readonly others: () => boolean } => {
  let others = true;
  const execute: RunOptions["execute"] = async (...claimed) => void (others = (await options.execute(...claimed))?.others ?? true);
  return { ...startRun(queue, { ...options, execute }, run), others: () => others };
};
