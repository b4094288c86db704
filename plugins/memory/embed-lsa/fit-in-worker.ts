import { Worker } from "node:worker_threads";
import type { LsaFit, TermCounts } from "./fit-lsa.ts";

/** The input of a worker. */
export interface FitRequest {
  readonly pieces: readonly TermCounts[];
  readonly groups: readonly string[];
}

/** Fits in a worker thread, so that turns played meanwhile do not wait. */
export const fitInWorker = (request: FitRequest): Promise<LsaFit> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("fit-worker.ts", import.meta.url), { workerData: request });
    worker.once("message", (fit: LsaFit) => resolve(fit));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The fit of vectors ended early, with code ${code}. Perhaps memory ran out.`)));
  });
