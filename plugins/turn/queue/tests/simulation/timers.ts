import type { AsyncLocalStorage } from "node:async_hooks";
import type { State, Waiting } from "./process.ts";

const real = { setImmediate, setTimeout, setInterval, clearTimeout, clearInterval, performanceNow: performance.now, dateNow: Date.now };

/** Resolves when all code that can go on has gone on. */
export const settled = (): Promise<void> => new Promise((resolve) => void real.setImmediate(resolve));

/** What the timers of processes are made with. */
export interface TimerParts {
  readonly current: AsyncLocalStorage<State>;
  readonly clock: { now: number };
  readonly add: (one: Waiting) => Waiting;
  readonly drop: (one: Waiting) => void;
}

/** Timers of a process are the world's; those of everybody else stay the real ones. */
export const replaceTimers = ({ current, clock, add, drop }: TimerParts) => {
  const handles = new WeakMap<object, { waiting: Waiting }>();
  const set = (repeat: boolean) =>
    function setTimer(callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): unknown {
      const process = current.getStore();
      if (process === undefined) return (repeat ? real.setInterval : real.setTimeout)(callback, ms, ...args);
      const handle = { ref: () => handle, unref: () => handle, hasRef: () => true };
      const happen = (): void => {
        if (repeat) handles.set(handle, { waiting: add({ process, kind: "timer", at: clock.now + Math.max(1, ms), happen }) });
        current.run(process, () => callback(...args));
      };
      handles.set(handle, { waiting: add({ process, kind: "timer", at: clock.now + ms, happen }) });
      return handle;
    };
  const clear = (handle: unknown): void => {
    const known = typeof handle === "object" && handle !== null ? handles.get(handle) : undefined;
    if (known !== undefined) drop(known.waiting);
    else real.clearTimeout(handle as NodeJS.Timeout);
  };
  Object.assign(globalThis, { setTimeout: set(false), setInterval: set(true), clearTimeout: clear, clearInterval: clear });
  Date.now = () => (current.getStore() === undefined ? real.dateNow() : clock.now);
  performance.now = () => (current.getStore() === undefined ? real.performanceNow.call(performance) : clock.now);
  return {
    restore: (): void => {
      const { setTimeout, setInterval, clearTimeout, clearInterval } = real;
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
      Date.now = real.dateNow;
      performance.now = real.performanceNow;
    },
  };
};
