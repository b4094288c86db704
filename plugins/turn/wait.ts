import { KernelError } from "freeform-rpg/kernel";
import type { RunRow } from "freeform-rpg/db";
import type { TurnResult } from "freeform-rpg/schemas";
import type { FindCommitted } from "./committed-turn.ts";
import { TurnError } from "./errors.ts";
import { isLast, isOver, requireRun } from "./follow.ts";
import type { FollowSources } from "./follow.ts";

/** What waiting for a run needs. */
export interface WaitSources extends FollowSources {
  readonly findCommitted: FindCommitted;
}

/** The result of a run once it has ended. Throws the run's failure, or `aborted` when the signal fires first. */
export const waitForResult = async (sources: WaitSources, runId: string, signal?: AbortSignal): Promise<TurnResult> => {
  const run = await untilOver(sources, runId, signal);
  if (run.failure) throw new TurnError(run.failure.code, run.failure.message);
  if (run.status !== "finished") throw new TurnError("run_cancelled", "The turn was cancelled.");
  const result = await sources.findCommitted(run);
  if (!result) throw new KernelError("result_missing", `The run "${runId}" is finished, but its turn is not in the log.`);
  return result;
};

const untilOver = async ({ store, live, pollInterval }: FollowSources, runId: string, signal?: AbortSignal): Promise<RunRow> => {
  // Listening starts before reading, so that the end cannot fall between the two.
  const listener = live.listen(runId);
  try {
    while (!signal?.aborted) {
      const run = await requireRun(store, runId);
      if (isOver(run.status)) return run;
      for (let heard = await listener.take(pollInterval, signal); heard && !heard.some(isLast);)
        heard = await listener.take(pollInterval, signal);
    }
  } finally {
    listener.stop();
  }
  throw new TurnError("aborted", "Waiting for the turn was given up; the turn itself goes on.");
};
