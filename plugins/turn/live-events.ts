import { EventEmitter } from "node:events";
import type { RunEvent } from "freeform-rpg/kernel";

/** Hears the events of one run from the moment it is made. */
export interface Listener {
  /** Events since the last call; waits for some. `null` when `ms` pass or the signal fires first. */
  take(ms: number | null, signal?: AbortSignal): Promise<readonly RunEvent[] | null>;
  stop(): void;
}

/** Passes run events on within this process. It keeps nothing: what was told before is read from the store. */
export interface LiveEvents {
  announce(runId: string, events: readonly RunEvent[]): void;
  listen(runId: string): Listener;
}

/** Makes the process's exchange of live run events. */
export const createLiveEvents = (): LiveEvents => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    announce: (runId, events) => void emitter.emit(runId, events),
    listen: (runId) => listenTo(emitter, runId),
  };
};

const listenTo = (emitter: EventEmitter, runId: string): Listener => {
  let heard: RunEvent[] = [];
  let awake = () => {};
  const hear = (events: readonly RunEvent[]) => {
    heard.push(...events);
    awake();
  };
  emitter.on(runId, hear);
  return {
    stop: () => void emitter.off(runId, hear),
    async take(ms, signal) {
      if (heard.length === 0) await untilWoken((wake) => (awake = wake), ms, signal);
      const taken = heard;
      heard = [];
      return taken.length > 0 ? taken : null;
    },
  };
};

const untilWoken = (setAlarm: (wake: () => void) => void, ms: number | null, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = ms === null ? undefined : setTimeout(done, ms);
    signal?.addEventListener("abort", done, { once: true });
    setAlarm(done);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    }
  });
