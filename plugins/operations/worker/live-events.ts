import { EventEmitter } from "node:events";
import type { RunEvent } from "freeform-rpg/kernel";

/** Receives the events of one run from the moment it is created. */
export interface Listener {
  /** Events since the last call; waits for some. `null` when `ms` pass or the signal fires first. */
  take(ms: number | null, signal?: AbortSignal): Promise<readonly RunEvent[] | null>;
  stop(): void;
}

/** Passes run events on within this process. It stores nothing: earlier events are read from the store. */
export interface LiveEvents {
  announce(runId: string, events: readonly RunEvent[]): void;
  listen(runId: string): Listener;
}

/** Creates the exchange of live run events of this process. */
export const createLiveEvents = (): LiveEvents => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    announce: (runId, events) => void emitter.emit(runId, events),
    listen: (runId) => listenTo(emitter, runId),
  };
};

const listenTo = (emitter: EventEmitter, runId: string): Listener => {
  let received: RunEvent[] = [];
  let wake = () => {};
  const receive = (events: readonly RunEvent[]) => {
    received.push(...events);
    wake();
  };
  emitter.on(runId, receive);
  return {
    stop: () => void emitter.off(runId, receive),
    async take(ms, signal) {
      if (received.length === 0) await untilWoken((onWake) => (wake = onWake), ms, signal);
      const taken = received;
      received = [];
      return taken.length > 0 ? taken : null;
    },
  };
};

const untilWoken = (setWake: (wake: () => void) => void, ms: number | null, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = ms === null ? undefined : setTimeout(done, ms);
    signal?.addEventListener("abort", done, { once: true });
    setWake(done);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    }
  });
