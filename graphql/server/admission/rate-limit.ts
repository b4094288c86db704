import { RateLimitedError } from "../../builder/errors.ts";

/** Lets each key act so often a minute, in bursts of a sixth of that. */
export interface RateLimiter {
  /** Throws {@link RateLimitedError} when `key` acts too often. */
  take(key: string): void;
}

interface Bucket {
  readonly tokens: number;
  readonly filledAt: number;
}

/** The maximum number of keys; beyond it the least recently used one is removed. */
const keptKeys = 10_000;

/** A token bucket a key, in constant time. `now` gives milliseconds. */
export const createRateLimiter = (perMinute: number, now: () => number = Date.now): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  const capacity = Math.max(1, Math.ceil(perMinute / 6));
  const perMs = perMinute / 60_000;
  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key) ?? { tokens: capacity, filledAt: at };
      const tokens = Math.min(capacity, bucket.tokens + (at - bucket.filledAt) * perMs);
      // Put at the end: the first key is always the one that has been silent longest.
      buckets.delete(key);
      buckets.set(key, { tokens: Math.max(0, tokens - 1), filledAt: at });
      const silent = buckets.size > keptKeys ? buckets.keys().next().value : undefined;
      if (silent !== undefined) buckets.delete(silent);
      if (tokens < 1) throw new RateLimitedError(Math.ceil((1 - tokens) / perMs / 1000));
    },
  };
};
