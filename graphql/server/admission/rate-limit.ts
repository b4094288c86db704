import { remember } from "freeform-rpg/db/lib";
import { RateLimitedError } from "../../builder/errors.ts";

/** Lets each key act so often a minute, in bursts of a sixth of that. */
export interface RateLimiter {
  /** Throws {@link RateLimitedError} when `key` acts too often. */
  take(key: string): void;
}

/** Adds requests of a key to those that all servers count; answers for how many milliseconds it is to wait, 0 while it may go on. */
export type CountTogether = (key: string, requests: number) => Promise<number>;

/** How a limiter counts. */
export interface RateLimiterOptions {
  readonly perMinute: number;
  /** Counts with other servers. Absent: this process counts alone. */
  readonly together?: CountTogether;
  /** Milliseconds. Default: the clock. */
  readonly now?: () => number;
}

interface Bucket {
  readonly tokens: number;
  readonly filledAt: number;
  /** Requests that the other servers do not know of. */
  readonly untold: number;
  /** When the key, which acted too often on all servers together, may act again. */
  readonly waitsUntil: number;
}

/** The maximum number of keys; beyond it the least recently used one is removed. */
const keptKeys = 10_000;

/** The part of a minute's requests that a server counts for itself before it tells the others. A key that asks more rarely costs no statement. */
const toldPart = 0.1;

/** Requests of a burst. */
const burstOf = (perMinute: number): number => Math.max(1, Math.ceil(perMinute / 6));

/** The most that a key may ask within one minute. */
export const mostInMinute = (perMinute: number): number => Math.ceil(perMinute) + burstOf(perMinute);

/** A token bucket a key, in constant time. No one waits for the other servers: what they counted holds from the next request on. */
export const createRateLimiter = ({ perMinute, together, now = Date.now }: RateLimiterOptions): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  const capacity = burstOf(perMinute);
  const perMs = perMinute / 60_000;
  const batch = Math.max(1, Math.ceil(perMinute * toldPart));
  const tell = async (count: CountTogether, key: string): Promise<void> => {
    const wait = await count(key, batch);
    const bucket = buckets.get(key);
    if (wait > 0 && bucket) buckets.set(key, { ...bucket, waitsUntil: now() + wait });
  };
  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key) ?? { tokens: capacity, filledAt: at, untold: 0, waitsUntil: 0 };
      const passed = at - bucket.filledAt;
      const tokens = Math.min(capacity, bucket.tokens + passed * perMs);
      const isAllowed = tokens >= 1 && at >= bucket.waitsUntil;
      const untold = isAllowed ? Math.max(0, bucket.untold - passed * perMs * toldPart) + 1 : bucket.untold;
      const tells = together !== undefined && untold >= batch;
      remember(buckets, keptKeys, key, { ...bucket, tokens: Math.max(0, tokens - 1), filledAt: at, untold: tells ? 0 : untold });
      if (tells) void tell(together, key);
      if (!isAllowed) throw new RateLimitedError(Math.ceil(Math.max((1 - tokens) / perMs, bucket.waitsUntil - at) / 1000));
    },
  };
};
