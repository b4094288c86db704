import type { DatabaseConnection } from "freeform-rpg/db";
import { resultArtifact } from "freeform-rpg/plugins/operations/jobs/lib";
import type { MovePreparation } from "../tokens.ts";
import { PrepareResult } from "./prepare-job.ts";

/** The key of the job that prepares moves after an event. */
export const keyAfter = (campaignId: string, eventId: string): string => `prepare-moves:${campaignId}:${eventId}`;

/** Reads the results of jobs: that of the job which was queued for this very head, if it has finished. */
export const preparationIn = ({ sql }: DatabaseConnection): MovePreparation => ({
  read: async ({ campaign_id, head_seq }) => {
    const event = await sql
      .selectFrom("events")
      .select("id")
      .where("campaign_id", "=", campaign_id)
      .where("seq", "=", head_seq)
      .executeTakeFirst();
    if (event === undefined) return { moves: [] };
    const made = await sql
      .selectFrom("runs")
      .innerJoin("run_artifacts", (join) =>
        join.onRef("run_artifacts.campaign_id", "=", "runs.campaign_id").onRef("run_artifacts.run_id", "=", "runs.id"),
      )
      .select("run_artifacts.value")
      .where("runs.campaign_id", "=", "")
      .where("runs.idempotency_key", "=", keyAfter(campaign_id, event.id))
      .where("run_artifacts.artifact", "=", resultArtifact)
      .executeTakeFirst();
    const moves = PrepareResult.safeParse(made?.value).data?.moves ?? [];
    return { moves };
  },
});
