import type { RunQueue } from "freeform-rpg/plugins/operations/worker";

/** Looks for turns that may start or go on. */
export interface QueueWatch {
  /** Looks now, and from then on regularly or in time; returns the number of campaigns that have some. */
  start(): Promise<number>;
  /** Looks again when the next turn that waits for a decision goes on by itself. */
  expect(): void;
  stop(): void;
}

/** What a watch does. */
export interface WatchOptions {
  /** Called before each look, to queue what is due. */
  readonly prepare: () => Promise<void>;
  readonly wake: (campaignId: string) => void;
}

/** Timers take at most this long; for a turn that waits longer one is set again. */
const longest = 86_400_000;

/**
 * Watches the queue; `wake` is called with each campaign that has work. Where processes share a database it is read regularly. Elsewhere a timer
 * is set to when a waiting turn goes on: the time is in the database, and a start finds what was missed.
 */
export const watchQueue = ({ store, pollInterval, report }: RunQueue, { prepare, wake }: WatchOptions): QueueWatch => {
  let polling: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async () => {
    await prepare();
    // Runs of no campaign are jobs, not turns.
    const waiting = (await store.waiting()).filter((campaignId) => campaignId !== "");
    for (const campaignId of waiting) wake(campaignId);
    return waiting.length;
  };
  const reported = (error: unknown) => report("Reading the queue of turns failed.", error);
  const setTimer = async () => {
    if (pollInterval !== null || stopped) return;
    const next = await store.nextWait();
    clearTimeout(timer);
    if (next === null || stopped) return;
    const ms = Math.min(longest, Math.max(0, next.getTime() - Date.now()) + 10);
    timer = setTimeout(() => void look().then(setTimer).catch(reported), ms).unref();
  };
  return {
    async start() {
      if (pollInterval !== null) polling ??= setInterval(() => void look().catch(reported), pollInterval).unref();
      await setTimer();
      return look();
    },
    expect: () => void setTimer().catch(reported),
    stop() {
      stopped = true;
      clearInterval(polling);
      clearTimeout(timer);
    },
  };
};
