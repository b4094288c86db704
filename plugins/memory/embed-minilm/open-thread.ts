import { Worker } from "node:worker_threads";
import type { MiniLmAnswer } from "./minilm-worker.ts";

/** A thread with a loaded model. It does not keep the process alive while it has nothing to do. */
export interface MiniLmThread {
  /** The vectors of texts, in order. Rejects when the thread fails or the signal is aborted. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly (readonly number[])[]>;
}

/** Starts the thread. `onEnd` is called when it has ended and cannot be used any more. */
export const openThread = (onEnd: () => void): MiniLmThread => {
  const worker = new Worker(new URL("minilm-worker.ts", import.meta.url));
  const waiting = new Map<number, PromiseWithResolvers<readonly (readonly number[])[]>>();
  let asked = 0;
  const settle = (id: number): void => {
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  };
  const end = (reason: Error): void => {
    onEnd();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  worker.unref();
  worker.on("message", ({ id, vectors, failure }: MiniLmAnswer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    if (vectors === undefined) reject?.(new Error(failure));
    else resolve?.(vectors);
    settle(id);
  });
  worker.once("error", end);
  worker.once("exit", (code) => end(new Error(`its thread ended with code ${code}; perhaps memory ran out`)));
  return {
    embed(texts, signal) {
      const id = (asked += 1);
      const answer = Promise.withResolvers<readonly (readonly number[])[]>();
      waiting.set(id, answer);
      worker.ref();
      signal.addEventListener(
        "abort",
        () => {
          answer.reject(signal.reason);
          settle(id);
        },
        { once: true },
      );
      worker.postMessage({ id, texts });
      return answer.promise;
    },
  };
};
