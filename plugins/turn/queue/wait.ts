import { AppError } from "freeform-rpg/kernel";
import { EngineError } from "freeform-rpg/errors";
import type { RunEvent } from "freeform-rpg/kernel";
import type { RunRow } from "freeform-rpg/db";
import { isEnded, isFinalEvent, requireRun } from "freeform-rpg/plugins/operations/worker/lib";
import type { RunQueue } from "freeform-rpg/plugins/operations/worker";
import { onlyTableTalk } from "freeform-rpg/plugins/turn/table-talk/lib";
import type { TurnResult } from "freeform-rpg/schemas";
import type { TurnsOptions } from "./turns-options.ts";
import { TurnError } from "./errors.ts";

/** The result of a run once it has ended. Throws the run's failure, `run_suspended` when it waits for a decision, or `aborted` when the signal fires first. */
export const waitForResult = async (
  { queue, findCommitted, tableTalk }: Pick<TurnsOptions, "queue" | "findCommitted" | "tableTalk">,
  runId: string,
  signal?: AbortSignal,
): Promise<TurnResult> => {
  const run = await untilEnded(queue, runId, signal);
  if (run.failure) throw new AppError(run.failure.code, run.failure.message);
  if (run.status !== "finished") throw new TurnError("run_cancelled", "The turn was cancelled.");
  const result = await findCommitted(run);
  if (result) return result;
  if (await tableTalk.find({ ...run, campaignId: run.campaignId ?? "" })) throw onlyTableTalk();
  throw new EngineError("result_missing", `The run "${runId}" is finished, but its turn is not in the log.`);
};

const endsWaiting = (event: RunEvent): boolean => isFinalEvent(event) || event.type === "run_suspended";

/** How the run, or the round that plays it, has ended. */
const untilEnded = async (queue: RunQueue, runId: string, signal?: AbortSignal): Promise<RunRow> => {
  // Listening starts before reading, so that the end cannot fall between the two.
  const listener = queue.live.listen(runId);
  try {
    while (!signal?.aborted) {
      const run = await requireRun(queue.store, runId);
      if (run.roundRunId !== null) return await untilEnded(queue, run.roundRunId, signal);
      if (isEnded(run.status)) return run;
      if (run.status === "waiting") throw new TurnError("run_suspended", "The turn waits for the DM. It goes on when they decide.");
      let events = await listener.take(signal);
      while (events && !events.some(endsWaiting)) events = await listener.take(signal);
      if (events?.some(({ type }) => type === "run_finished")) return { ...run, status: "finished" };
    }
  } finally {
    listener.stop();
  }
  throw new TurnError("aborted", "Waiting for the turn was aborted; the turn itself continues.");
};
