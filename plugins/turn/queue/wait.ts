import { AppError } from "freeform-rpg/kernel";
import { EngineError } from "freeform-rpg/errors";
import type { RunEvent } from "freeform-rpg/kernel";
import type { RunRow } from "freeform-rpg/db";
import { isEnded, isFinalEvent, requireRun } from "freeform-rpg/plugins/operations/worker/lib";
import { onlyTableTalk } from "freeform-rpg/plugins/turn/table-talk/lib";
import type { TurnResult } from "freeform-rpg/schemas";
import type { TurnsHere } from "./turns-here.ts";
import type { TurnsOptions } from "./turns-options.ts";
import { TurnError } from "./errors.ts";

/** The result of a run once it has ended. Throws the run's failure, `run_suspended` when it waits for a decision, or `aborted` when the signal fires first. */
export const waitForResult = async (
  { queue, here, findCommitted, tableTalk }: WaitOptions,
  runId: string,
  signal?: AbortSignal,
): Promise<TurnResult> => {
  const { result: known, ...run } = await untilEnded({ queue, here }, runId, signal);
  if (known) return known;
  if (run.failure) throw new AppError(run.failure.code, run.failure.message);
  if (run.status !== "finished") throw new TurnError("run_cancelled", "The turn was cancelled.");
  const result = await findCommitted(run);
  if (result) return result;
  if (await tableTalk.find({ ...run, campaignId: run.campaignId ?? "" })) throw onlyTableTalk();
  throw new EngineError("result_missing", `The run "${runId}" is finished, but its turn is not in the log.`);
};

type WaitOptions = Pick<TurnsOptions, "queue" | "findCommitted" | "tableTalk"> & { readonly here: TurnsHere };

/** A run that has ended, with the result of its turn where it was played here while someone waited. */
type Ended = RunRow & { readonly result?: TurnResult | null };

const endsWaiting = (event: RunEvent): boolean => isFinalEvent(event) || event.type === "run_suspended";

/** How the run, or the round that plays it, has ended. */
const untilEnded = async (parts: Pick<WaitOptions, "queue" | "here">, runId: string, signal?: AbortSignal): Promise<Ended> => {
  const { queue, here } = parts;
  // Listening starts before reading, so that the end cannot fall between the two.
  const listener = queue.live.listen(runId);
  try {
    let playing: RunRow | null = await here.playing(runId);
    while (!signal?.aborted) {
      const run: RunRow = playing ?? (await requireRun(queue.store, runId));
      playing = null;
      if (run.roundRunId !== null) return await untilEnded(parts, run.roundRunId, signal);
      if (isEnded(run.status)) return run;
      if (run.status === "waiting") throw new TurnError("run_suspended", "The turn waits for the DM. It goes on when they decide.");
      let events = await listener.take(signal);
      while (events && !events.some(endsWaiting)) events = await listener.take(signal);
      if (events?.some(({ type }) => type === "run_finished")) return { ...run, status: "finished", result: here.result(runId) };
    }
  } finally {
    listener.stop();
  }
  throw new TurnError("aborted", "Waiting for the turn was aborted; the turn itself continues.");
};
