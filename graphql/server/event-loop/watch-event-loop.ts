import type { OperationsInFlight } from "./operations-in-flight.ts";

/** The event loop stood still: nobody else was answered meanwhile. */
export interface BlockedEventLoop {
  /** For how long, in milliseconds. */
  readonly ms: number;
  /** Operations that were worked on, the longest first, each with its age in milliseconds. */
  readonly operations: readonly { readonly name: string; readonly ms: number }[];
}

/** Milliseconds that the event loop may stand still before it is reported. */
const tolerated = 200;
/** Milliseconds between two looks. */
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
