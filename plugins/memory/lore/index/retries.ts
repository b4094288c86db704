/** Schedules retries with exponential backoff. Its timers do not keep the process alive. */
export interface Retries {
  /** Schedules a retry after a failure. Each further failure of the same key doubles the delay. */
  failed(key: string, again: () => void): void;
  /** Schedules a retry after a fixed delay. */
  soon(again: () => void): void;
  /** Resets the delay of a key after a success. */
  worked(key: string): void;
  stop(): void;
}

/** Delays in milliseconds. */
const delays = { first: 30_000, longest: 600_000, soon: 15_000 };

/** Creates an empty schedule of retries. */
export const createRetries = (): Retries => {
  const failures = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();
  const after = (ms: number, again: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      again();
    }, ms);
    timers.add(timer.unref());
  };
  return {
    failed(key, again) {
      const times = failures.get(key) ?? 0;
      failures.set(key, times + 1);
      after(Math.min(delays.longest, delays.first * 2 ** times), again);
    },
    soon: (again) => after(delays.soon, again),
    worked: (key) => void failures.delete(key),
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
};
