import { EventEmitter } from "node:events";
import type { Notifications } from "freeform-rpg/db";
import type { RunEvent } from "freeform-rpg/kernel";

/** Receives the events of one run from the moment it is created. */
export interface Listener {
  /**
   * Events since the last call; waits for some. None when a worker has claimed the run; `null` when the store has to be read, or when the signal
   * fires first.
   */
  take(signal?: AbortSignal): Promise<readonly RunEvent[] | null>;
  stop(): void;
}

/** Passes run events on to this process's followers. It stores nothing: earlier events are read from the store. */
export interface LiveEvents {
  /** Tells followers in this process of stored events. The others are notified by the store. */
  announce(runId: string, events: readonly RunEvent[]): void;
  /** Tells followers in all processes to read a run again. */
  refresh(runId: string): void;
  /** Calls `onCancelled` when any process cancels the run; returns what stops it. */
  watchCancelled(runId: string, onCancelled: () => void): () => void;
  listen(runId: string): Listener;
}

/** Creates the exchange of live run events: of this process at once, of others by notifications. A follower may receive an event twice. */
export const createLiveEvents = (notifications: Notifications): LiveEvents => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const cancelled = new EventEmitter().setMaxListeners(0);
  const readAgain = (on: EventEmitter): void => on.eventNames().forEach((runId) => void on.emit(runId, []));
  notifications.listen((notification) => {
    if (notification.type === "run_events") emitter.emit(notification.runId, notification.events);
    if (notification.type === "run_claimed") emitter.emit(notification.runId, claimed);
    if (notification.type === "run_cancelled") cancelled.emit(notification.runId);
    if (notification.type === "missed") [emitter, cancelled].forEach(readAgain);
  });
  return {
    announce: (runId, events) => void emitter.emit(runId, events),
    refresh: (runId) => {
      emitter.emit(runId, []);
      notifications.send({ type: "run_events", runId, events: [] });
    },
    watchCancelled: (runId, onCancelled) => {
      cancelled.on(runId, onCancelled);
      return () => void cancelled.off(runId, onCancelled);
    },
    listen: (runId) => listenTo(emitter, runId),
  };
};

/** What followers receive in place of events when a worker has claimed the run: they need not read it again. */
const claimed = "claimed";

/** Events that wait for one follower. One that reads more slowly reads the rest from the store. */
const keptEvents = 1000;

const listenTo = (emitter: EventEmitter, runId: string): Listener => {
  let received: RunEvent[] = [];
  let stale = false;
  let isClaimed = false;
  let wake = () => {};
  const receive = (events: readonly RunEvent[] | typeof claimed) => {
    if (events === claimed) {
      isClaimed = true;
      return wake();
    }
    received.push(...events);
    // What else waits here is in the store too.
    if (events.length === 0 || received.length > keptEvents) stale = true;
    if (stale) received = [];
    wake();
  };
  emitter.on(runId, receive);
  return {
    stop: () => void emitter.off(runId, receive),
    async take(signal) {
      if (received.length === 0 && !stale && !isClaimed) await untilWoken((onWake) => (wake = onWake), signal);
      const taken = received.length > 0 || (isClaimed && !stale) ? received : null;
      received = [];
      stale = false;
      isClaimed = false;
      return taken;
    },
  };
};

const untilWoken = (setWake: (wake: () => void) => void, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    signal?.addEventListener("abort", done, { once: true });
    setWake(done);
    function done() {
      signal?.removeEventListener("abort", done);
      resolve();
    }
  });
