import { RateLimitedError } from "../builder/errors.ts";

/** Lets each key act so often a minute, in bursts of a sixth of that. */
export interface RateLimiter {
  /** Throws {@link RateLimitedError} when `key` acts too often. */
  take(key: string): void;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Keys kept at most; beyond it full buckets are forgotten, which changes nothing for them. */
const keptKeys = 10_000;

/** A token bucket a key. `now` gives milliseconds. */
export const createRateLimiter = (perMinute: number, now: () => number = Date.now): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  const capacity = Math.max(1, Math.ceil(perMinute / 6));
  const perMs = perMinute / 60_000;
  const fill = (bucket: Bucket, at: number) => Math.min(capacity, bucket.tokens + (at - bucket.filledAt) * perMs);
  return {
    take(key) {
      const at = now();
      if (buckets.size > keptKeys) for (const [name, bucket] of buckets) if (fill(bucket, at) >= capacity) buckets.delete(name);
      const tokens = fill(buckets.get(key) ?? { tokens: capacity, filledAt: at }, at);
      buckets.set(key, { tokens: Math.max(0, tokens - 1), filledAt: at });
      if (tokens < 1) throw new RateLimitedError(Math.ceil((1 - tokens) / perMs / 1000));
    },
  };
};
