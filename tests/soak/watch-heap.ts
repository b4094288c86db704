import { constants, PerformanceObserver } from "node:perf_hooks";
import type { MemorySample } from "./server-process.ts";

/** Milliseconds: between two reports at least, and after which the garbage is collected where the engine has not done so. */
const spans = { between: 2000, patience: 15_000 };

/**
 * Reports the memory of this process each time that its whole garbage was collected: what then is left is in use. That happens by itself, or else four times a
 * minute: to have it done for each sample would stop the server for longer than an event may take. Returns what stops it.
 */
export const watchHeap = (
  report: (sample: Omit<MemorySample, "at">) => void,
  { between = spans.between, patience = spans.patience }: Partial<typeof spans> = {},
): (() => void) => {
  let last = -Infinity;
  const observer = new PerformanceObserver((entries) => {
    const whole = entries.getEntries().some((entry) => isWhole(Reflect.get(entry, "detail")));
    if (!whole || performance.now() - last < between) return;
    last = performance.now();
    timer.refresh();
    const { rss, heapUsed } = process.memoryUsage();
    report({ rss, heap: heapUsed });
  });
  observer.observe({ entryTypes: ["gc"] });
  const timer = setInterval(() => void globalThis.gc?.(), patience);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
};

const isWhole = (detail: unknown): boolean =>
  typeof detail === "object" && detail !== null && Reflect.get(detail, "kind") === constants.NODE_PERFORMANCE_GC_MAJOR;
