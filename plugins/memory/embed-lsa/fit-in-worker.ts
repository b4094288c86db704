import { Worker } from "node:worker_threads";
import type { LsaFit, TermCounts } from "./fit-lsa.ts";

/** What a worker is given. */
export interface FitRequest {
  readonly pieces: readonly TermCounts[];
  readonly groups: readonly string[];
}

/** Fits on a thread of its own, so that whoever plays meanwhile does not wait. */
export const fitInWorker = (order: FitRequest): Promise<LsaFit> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("fit-worker.ts", import.meta.url), { workerData: order });
    worker.once("message", (fit: LsaFit) => resolve(fit));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The fit of vectors ended early, with code ${code}. Perhaps memory ran out.`)));
  });
