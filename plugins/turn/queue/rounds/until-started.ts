import { isEnded, requireRun } from "freeform-rpg/plugins/operations/worker/lib";
import type { RunQueue } from "freeform-rpg/plugins/operations/worker";

/**
 * Waits until a run has started, and returns the id of the run that plays it: that of its round, or its own. Also returns when the run ends
 * without having started, or when `signal` fires. Throws `run_not_found`.
 */
export const untilStarted = async (
  { store, live }: Pick<RunQueue, "store" | "live">,
  runId: string,
  signal?: AbortSignal,
): Promise<string> => {
  // Listening starts before reading, so that the start cannot fall between the two.
  const listener = live.listen(runId);
  try {
    while (!signal?.aborted) {
      const run = await requireRun(store, runId);
      if (run.roundRunId !== null) return run.roundRunId;
      if (run.startedAt !== null || isEnded(run.status)) return runId;
      await listener.take(signal);
    }
    return runId;
  } finally {
    listener.stop();
  }
};
