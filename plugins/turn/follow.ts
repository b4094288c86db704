import type { RunEvent } from "freeform-rpg/kernel";
import type { RunStatus, RunStore } from "freeform-rpg/db";
import { TurnError } from "./errors.ts";
import type { Listener, LiveEvents } from "./live-events.ts";

/** What following a run needs. `pollInterval` is `null` where no other process can tell events. */
export interface FollowSources {
  readonly store: RunStore;
  readonly live: LiveEvents;
  readonly pollInterval: number | null;
}

/** Every event of a run after `after`, once and in order: first those already told, then live ones, until the run's last. Throws `run_not_found`. */
export async function* follow(sources: FollowSources, runId: string, after = 0, signal?: AbortSignal): AsyncIterable<RunEvent> {
  // Listening starts before reading, so that nothing falls between the two.
  const listener = sources.live.listen(runId);
  try {
    let cursor = after;
    while (!signal?.aborted) {
      const { status } = await requireRun(sources.store, runId);
      for (const event of await sources.store.told(runId, cursor)) {
        yield event;
        cursor = event.seq;
        if (isLast(event)) return;
      }
      if (isOver(status)) return;
      const heard = yield* followLive(listener, cursor, sources.pollInterval, signal);
      if (heard.ended) return;
      cursor = heard.cursor;
    }
  } finally {
    listener.stop();
  }
}

/** Tells live events for as long as they connect to the cursor; gives up at a gap or after `ms` of silence, for the store to fill in. */
async function* followLive(
  listener: Listener,
  from: number,
  ms: number | null,
  signal?: AbortSignal,
): AsyncGenerator<RunEvent, { cursor: number; ended: boolean }> {
  let cursor = from;
  for (let heard = await listener.take(ms, signal); heard; heard = await listener.take(ms, signal)) {
    for (const event of heard) {
      if (event.seq > cursor + 1) return { cursor, ended: false };
      if (event.seq <= cursor) continue;
      yield event;
      cursor = event.seq;
      if (isLast(event)) return { cursor, ended: true };
    }
  }
  return { cursor, ended: false };
}

/** Whether an event is the last of its run. */
export const isLast = (event: RunEvent): boolean => event.type === "run_finished" || event.type === "run_failed";

/** Whether a run of this status has ended. */
export const isOver = (status: RunStatus): boolean => status === "finished" || status === "failed" || status === "cancelled";

/** The run, or `run_not_found`. */
export const requireRun = async (store: RunStore, runId: string) => {
  const run = await store.find(runId);
  if (!run) throw new TurnError("run_not_found", `There is no run "${runId}".`);
  return run;
};
