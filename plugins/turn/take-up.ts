import { KernelError } from "freeform-rpg/kernel";
import type { ClaimedRun } from "freeform-rpg/db";
import { executeRun } from "./execute-run.ts";
import { holdLease } from "./lease.ts";
import type { Workshop } from "./workshop.ts";

/** A run under way in this process. */
export interface RunInHand {
  readonly runId: string;
  /** Resolves when the run has ended here; rejects when the store failed. */
  readonly done: Promise<void>;
  /** Stops the run unless its commit has begun. */
  stop(code: "run_cancelled" | "run_stopped"): void;
}

const reasons = {
  run_cancelled: "The turn was cancelled before anything of it happened.",
  run_stopped: "The server stops; the turn goes on at its next start.",
};

/** Starts a claimed run and holds its lease while it runs. */
export const takeUp = (shop: Workshop, owner: string, run: ClaimedRun): RunInHand => {
  const controller = new AbortController();
  const lease = holdLease(shop, owner, run.id, controller);
  let sealed = false;
  const done = executeRun(shop, run, controller.signal, () => (sealed = true)).finally(lease.stop);
  return {
    runId: run.id,
    done,
    stop: (code) => {
      if (!sealed) controller.abort(new KernelError(code, reasons[code]));
    },
  };
};
