import { input } from "freeform-rpg/kernel";
import type { TurnRequest, TurnResult } from "freeform-rpg/schemas";
import { CommittedTurn, afterCommit } from "./tokens.ts";
import type { TurnsOptions } from "./turns-options.ts";

/** Runs what plugins do after a committed turn. Never throws: the turn is committed, whatever becomes of that. */
export const runAfterCommit = async (
  { runner, queue }: TurnsOptions,
  { campaign_id, user_id, actor_id, run_id }: TurnRequest,
  { event_id }: TurnResult,
): Promise<void> => {
  const committed = input(CommittedTurn, { campaign_id, user_id, actor_id, event_id });
  for (const { value: pipeline } of runner.read(afterCommit)) {
    await runner
      .run(pipeline, { runId: `${run_id}:${pipeline.name}`, inputs: [committed] })
      .catch((error: unknown) => queue.report(`"${pipeline.name}" failed after the turn of the run "${run_id}".`, error));
  }
};
