/** Remembers what is to be tried again, and when. Timers do not keep a process alive. */
export interface Retries {
  /** After something failed: each time twice as long after as before. */
  failed(key: string, again: () => void): void;
  /** After a while, whatever happened before. */
  soon(again: () => void): void;
  /** It worked: the next failure is a first one. */
  worked(key: string): void;
  stop(): void;
}

/** Milliseconds. */
const pauses = { first: 30_000, longest: 600_000, soon: 15_000 };

/** Nothing is to be tried again yet. */
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
      after(Math.min(pauses.longest, pauses.first * 2 ** times), again);
    },
    soon: (again) => after(pauses.soon, again),
    worked: (key) => void failures.delete(key),
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
};
