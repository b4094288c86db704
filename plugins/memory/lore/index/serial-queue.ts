/** A queue of background tasks that run one after another. */
export interface SerialQueue {
  /** Adds a task to the end; a closed queue ignores it. The task must not throw. */
  add(task: (signal: AbortSignal) => Promise<void>): void;
  /** Resolves when the queue is empty. */
  settled(): Promise<void>;
  /** Aborts the signal and resolves when the current task has ended. */
  close(): Promise<void>;
}

/** Creates an empty queue. */
export const createSerialQueue = (): SerialQueue => {
  const stop = new AbortController();
  let last = Promise.resolve();
  const after = async (before: Promise<void>, task: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    await before;
    if (!stop.signal.aborted) await task(stop.signal);
  };
  return {
    add(task) {
      last = after(last, task);
    },
    async settled() {
      for (let seen; seen !== last;) await (seen = last);
    },
    async close() {
      stop.abort();
      await last;
    },
  };
};
