import type { DatabaseConnection } from "freeform-rpg/db";
import { sql as raw } from "kysely";
import { resultArtifact } from "freeform-rpg/plugins/operations/jobs/lib";
import type { MovePreparation } from "../tokens.ts";
import { PrepareResult } from "./prepare-job.ts";

/** The key of the job that prepares moves after an event. */
export const keyAfter = (campaignId: string, eventId: string): string => `prepare-moves:${campaignId}:${eventId}`;

/** Reads the results of jobs: that of the job which was queued for this very head, if it has finished. */
export const preparationIn = ({ sql }: DatabaseConnection): MovePreparation => ({
  read: async ({ campaign_id, head_seq }) => {
    const keyAfterHead = raw<string>`${keyAfter(campaign_id, "")}::text || (
      select id from events where campaign_id = ${campaign_id} and seq = ${head_seq}::integer)`;
    const made = await sql
      .selectFrom("runs")
      .innerJoin("run_artifacts", (join) =>
        join.onRef("run_artifacts.campaign_id", "=", "runs.campaign_id").onRef("run_artifacts.run_id", "=", "runs.id"),
      )
      .select("run_artifacts.value")
      .where("runs.campaign_id", "=", "")
      .where("runs.user_id", "=", "")
      .where("runs.idempotency_key", "=", keyAfterHead)
      .where("run_artifacts.artifact", "=", resultArtifact)
      .executeTakeFirst();
    const moves = PrepareResult.safeParse(made?.value).data?.moves ?? [];
    return { moves };
  },
});
