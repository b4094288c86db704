import type { CallContext } from "./tokens.ts";

/** Counts how often a stage asks the same, from 0 for each attempt at the stage. */
export const countRequests = (): ((call: CallContext, key: string) => number) => {
  const counts = new WeakMap<CallContext, Map<string, number>>();
  return (call, key) => {
    const byKey = counts.get(call) ?? new Map<string, number>();
    counts.set(call, byKey);
    const nth = byKey.get(key) ?? 0;
    byKey.set(key, nth + 1);
    return nth;
  };
};
