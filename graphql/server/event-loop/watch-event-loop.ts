import type { OperationsInFlight } from "./operations-in-flight.ts";

/** A report that the event loop was blocked, so that no other request was answered. */
export interface BlockedEventLoop {
  /** The duration in milliseconds. */
  readonly ms: number;
  /** The active operations, the longest first, each with its age in milliseconds. */
  readonly operations: readonly { readonly name: string; readonly ms: number }[];
}

/** The minimum duration of a block that is reported, in milliseconds. */
const tolerated = 200;
/** Milliseconds between two checks. */
const interval = 50;
/** Operations that one report names. */
const named = 10;

/** Looks whether timers run in time and reports when they do not. Returns the function that stops it. */
export const watchEventLoop = (operations: OperationsInFlight, report: (blocked: BlockedEventLoop) => void): (() => void) => {
  let expected = performance.now() + interval;
  const timer = setInterval(() => {
    const now = performance.now();
    const ms = Math.round(now - expected);
    expected = now + interval;
    const all = operations.takeAll();
    if (ms <= tolerated) return;
    const aged = all.map(({ name, startedAt }) => ({ name, ms: Math.round(now - startedAt) }));
    report({ ms, operations: aged.toSorted((a, b) => b.ms - a.ms).slice(0, named) });
  }, interval).unref();
  return () => clearInterval(timer);
};
