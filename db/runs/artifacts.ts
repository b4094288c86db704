import type { Checkpoint, Checkpoints } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { encodeJson } from "../json.ts";
import type { DatabaseConnection } from "../tokens.ts";

/** The artifacts of runs, stored in the database; `discard` deletes all of one run. */
export const createArtifacts = ({ sql: db }: DatabaseConnection): Checkpoints & { discard(runId: string): Promise<void> } => ({
  load: async (runId) => {
    const rows = await db
      .selectFrom("run_artifacts")
      .select(["artifact", "key", "value"])
      .where("run_id", "=", runId)
      .orderBy("saved_at")
      .execute();
    return rows.map(({ artifact, key, value }): Checkpoint => ({ runId, artifact, key, value }));
  },
  save: async ({ runId, artifact, key, value }) => {
    await sql`
      insert into run_artifacts (campaign_id, run_id, artifact, key, value)
      values (coalesce((select campaign_id from runs where id = ${runId}), ''), ${runId}, ${artifact}, ${key}, ${encodeJson(value)}::jsonb)
      on conflict (campaign_id, run_id, artifact)
      do update set key = excluded.key, value = excluded.value, saved_at = now()`.execute(db);
  },
  discard: async (runId) => {
    await db.deleteFrom("run_artifacts").where("run_id", "=", runId).execute();
  },
});
