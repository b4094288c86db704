import { KernelError } from "freeform-rpg/kernel";
import type { RunRow } from "freeform-rpg/db";
import type { TurnResult as TurnResultValue } from "freeform-rpg/schemas";
import { TurnError } from "./errors.ts";
import { follow, isOver, requireRun } from "./follow.ts";
import type { FollowSources } from "./follow.ts";
import { TurnResult } from "./tokens.ts";

/** The result of a run once it has ended. Throws the run's failure, or `aborted` when the signal fires first. */
export const waitForResult = async (sources: FollowSources, runId: string, signal?: AbortSignal): Promise<TurnResultValue> => {
  const run = await untilOver(sources, runId, signal);
  if (run.failure) throw new TurnError(run.failure.code, run.failure.message);
  if (run.status !== "finished") throw new TurnError("run_cancelled", "The turn was cancelled.");
  const made = await sources.store.load(runId);
  const checkpoint = made.findLast(({ artifact }) => artifact === TurnResult.id);
  if (!checkpoint)
    throw new KernelError(
      "result_missing",
      `The run "${runId}" is finished, but its result is no longer kept. Read the turn from the log.`,
    );
  return TurnResult.schema.parse(checkpoint.value);
};

const untilOver = async (sources: FollowSources, runId: string, signal?: AbortSignal): Promise<RunRow> => {
  const run = await requireRun(sources.store, runId);
  if (isOver(run.status)) return run;
  for await (const _ of follow(sources, runId, run.last_seq, signal));
  if (signal?.aborted) throw new TurnError("aborted", "Waiting for the turn was given up; the turn itself goes on.");
  return requireRun(sources.store, runId);
};
