import type { RunEvent } from "freeform-rpg/kernel";
import { follow } from "freeform-rpg/plugins/operations/worker/lib";
import type { RunQueue } from "freeform-rpg/plugins/operations/worker";
import { untilStarted } from "./until-started.ts";

/** Every event of the run that plays this one, which is its round's or its own, after `after`. Throws `run_not_found`. */
export async function* followPlayed(queue: RunQueue, runId: string, after?: number, signal?: AbortSignal): AsyncIterable<RunEvent> {
  yield* follow(queue, await untilStarted(queue, runId, signal), after, signal);
}
