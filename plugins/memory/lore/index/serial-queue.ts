/** Work that is done one piece after another, beside what the process does otherwise. */
export interface SerialQueue {
  /** Adds work to the end; none is added once the line is closed. The work must not throw. */
  add(work: (signal: AbortSignal) => Promise<void>): void;
  /** Resolves when nothing is left. */
  settled(): Promise<void>;
  /** Aborts the signal and resolves when the work under way has ended. */
  close(): Promise<void>;
}

/** An empty line. */
export const createSerialQueue = (): SerialQueue => {
  const stop = new AbortController();
  let last = Promise.resolve();
  const after = async (before: Promise<void>, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    await before;
    if (!stop.signal.aborted) await work(stop.signal);
  };
  return {
    add(work) {
      last = after(last, work);
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
