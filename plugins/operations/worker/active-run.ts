import { AppError } from "freeform-rpg/kernel";
import type { ClaimedRun } from "freeform-rpg/db";
import { leaseNow } from "./lease-length.ts";
import type { RunQueue } from "./run-queue.ts";

/** The interface between the executor of a run and its worker. */
export interface RunControl {
  /** Aborted when the run is cancelled, or when the process stops. */
  readonly signal: AbortSignal;
  /** From now on the run is neither cancelled nor stopped: its commit has begun. */
  seal(): void;
}

/** The parameters of an active run. */
export interface RunOptions {
  /** The name in which the lease is held; no other worker has the same. */
  readonly owner: string;
  readonly leaseSeconds: number;
  /** Runs a claimed run to its end. Throws only when the store fails: the run is then claimed again. */
  readonly execute: (run: ClaimedRun, control: RunControl) => Promise<unknown>;
}

/** A run that this process executes. */
export interface ActiveRun {
  readonly runId: string;
  /** Resolves when the run has ended here; rejects when the store failed. */
  readonly done: Promise<unknown>;
  /** Aborts the run unless it is sealed, and waits for its end. */
  stop(code: keyof typeof reasons): Promise<unknown>;
}

/** Executes a claimed run and renews its lease until it has ended. A run that another process cancels or takes over is stopped. */
export const startRun = (queue: RunQueue, { owner, leaseSeconds, execute }: RunOptions, run: ClaimedRun): ActiveRun => {
  const { store, live, noun, report } = queue;
  const controller = new AbortController();
  let sealed = false;
  const stop: ActiveRun["stop"] = (code) => {
    if (!sealed) controller.abort(new AppError(code, reasons[code](noun)));
    return done;
  };
  const checkRow = async () => {
    const row = await store.find(run.id);
    if (row?.status === "cancelled") void stop("run_cancelled");
    if (row !== null && row.attempt !== run.attempt) void stop("run_superseded");
  };
  const renewLease = () => store.renew(owner, leaseNow(leaseSeconds)).then(checkRow);
  const renewSafely = () => void renewLease().catch((error) => report("A lease could not be renewed.", error));
  // Three renewals fit into a lease: one may fail.
  const timer = setInterval(renewSafely, leaseSeconds * 300).unref();
  const stopWatching = live.watchCancelled(run.id, () => void checkRow().catch((error) => report("A run could not be read.", error)));
  const done = execute(run, { signal: controller.signal, seal: () => void (sealed = true) }).finally(() => {
    clearInterval(timer);
    stopWatching();
  });
  return { runId: run.id, done, stop };
};

const reasons = {
  run_cancelled: (noun: string) => `The ${noun} was cancelled.`,
  run_superseded: (noun: string) => `Another server has taken the ${noun} over.`,
  run_stopped: (noun: string) => `The server stops; the ${noun} continues at its next start.`,
};
