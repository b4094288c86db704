/** The limits of a piece of work: an abort signal, a time limit, and the error when it is exceeded. */
export interface Bound {
  readonly signal?: AbortSignal | undefined;
  readonly ms: number;
  readonly late: () => Error;
}

/** Node fires a timer that is set for longer at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Runs `work` until it ends, the signal fires or the time is over. Work that ignores its own signal is
 * left behind: the promise rejects all the same, with the signal's reason or with `late()`.
 */
export const withinBound = async <T>(bound: Bound, work: (signal: AbortSignal) => T | Promise<T>): Promise<T> => {
  bound.signal?.throwIfAborted();
  const own = new AbortController();
  const stop = () => own.abort(bound.signal?.reason);
  const timer = bound.ms <= longestTimer ? setTimeout(() => own.abort(bound.late()), bound.ms) : undefined;
  bound.signal?.addEventListener("abort", stop, { once: true });
  try {
    // The race listens before the work does, so that the reason takes precedence over the work's own abort error.
    return await Promise.race([aborted(own.signal), start(work, own.signal)]);
  } finally {
    clearTimeout(timer);
    bound.signal?.removeEventListener("abort", stop);
  }
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

const start = async <T>(work: (signal: AbortSignal) => T | Promise<T>, signal: AbortSignal): Promise<T> => work(signal);
