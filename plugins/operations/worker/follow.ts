import { EngineError } from "freeform-rpg/errors";
import type { RunEvent } from "freeform-rpg/kernel";
import type { RunRow, RunStatus, RunStore } from "freeform-rpg/db";
import type { Listener } from "./live-events.ts";
import type { RunQueue } from "./run-queue.ts";

/** Every event of a run after `after`, once and in order: first the stored ones, then live ones, until the run's last; a cancelled run may end before its worker has stored that. Throws `run_not_found`. */
export async function* follow(
  { store, live }: Pick<RunQueue, "store" | "live">,
  runId: string,
  after = 0,
  signal?: AbortSignal,
): AsyncIterable<RunEvent> {
  // Listening starts before reading, so that nothing falls between the two.
  const listener = live.listen(runId);
  try {
    let cursor = after;
    while (!signal?.aborted) {
      const run = await requireRun(store, runId);
      for (const event of await store.readEvents(run, cursor)) {
        yield event;
        cursor = event.seq;
        if (isFinalEvent(event)) return;
      }
      if (isEnded(run.status)) return yield* endOf(run, cursor);
      const next = yield* followLive(listener, cursor, signal);
      if (next.ended) return;
      cursor = next.cursor;
    }
  } finally {
    listener.stop();
  }
}

/** The last event of a run that was cancelled elsewhere: its worker stores its own later, or has died. */
function* endOf({ id, failure, lastSeq }: RunRow, cursor: number): Iterable<RunEvent> {
  if (failure !== null) yield { type: "run_failed", failure, runId: id, seq: Math.max(cursor, lastSeq) + 1 };
}

/** Yields live events for as long as they connect to the cursor; ends at a gap and where the store has to fill in. */
async function* followLive(
  listener: Listener,
  from: number,
  signal?: AbortSignal,
): AsyncGenerator<RunEvent, { cursor: number; ended: boolean }> {
  let cursor = from;
  for (let events = await listener.take(signal); events; events = await listener.take(signal)) {
    for (const event of events) {
      if (event.seq > cursor + 1) return { cursor, ended: false };
      if (event.seq <= cursor) continue;
      yield event;
      cursor = event.seq;
      if (isFinalEvent(event)) return { cursor, ended: true };
    }
  }
  return { cursor, ended: false };
}

/** Whether an event is the last of its run. */
export const isFinalEvent = ({ type }: RunEvent): boolean => type === "run_finished" || type === "run_failed";

/** Whether a run of this status has ended. */
export const isEnded = (status: RunStatus): boolean => status === "finished" || status === "failed" || status === "cancelled";

/** The run. Throws `run_not_found`. */
export const requireRun = async (store: RunStore, runId: string): Promise<RunRow> => {
  const run = await store.find(runId);
  if (!run) throw new EngineError("run_not_found", `There is no run "${runId}".`);
  return run;
};
