import { KernelError } from "freeform-rpg/kernel";
import type { Workshop } from "./workshop.ts";

/** Keeps a run's lease alive until stopped; a run that was cancelled elsewhere is aborted here. */
export const holdLease = (shop: Workshop, owner: string, runId: string, controller: AbortController): { stop(): void } => {
  const { store, limits } = shop;
  const beat = async () => {
    await store.renew(owner, limits.leaseSeconds);
    const run = await store.find(runId);
    if (run?.status === "cancelled") controller.abort(new KernelError("run_cancelled", "The turn was cancelled."));
  };
  // A missed beat is no harm: the next one comes before the lease is over.
  const timer = setInterval(
    () => void beat().catch((error) => shop.report("A lease could not be renewed.", error)),
    limits.leaseSeconds * 300,
  );
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
