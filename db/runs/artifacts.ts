import type { Checkpoint } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { encodeJson } from "../json.ts";
import type { DatabaseConnection, RunStore } from "../tokens.ts";
import { isRun } from "./is-run.ts";
import { requireWrite } from "./require-write.ts";

/** The artifacts of runs, stored in the database; `discard` deletes all of one run. */
export const createArtifacts = ({ sql: db }: DatabaseConnection): Pick<RunStore, "load" | "save" | "discard"> => ({
  load: async ({ campaignId, id }) => {
    const rows = await db
      .selectFrom("run_artifacts")
      .select(["artifact", "key", "value"])
      .where("campaign_id", "=", campaignId ?? "")
      .where("run_id", "=", id)
      .orderBy("saved_at")
      .execute();
    return rows.map(({ artifact, key, value }): Checkpoint => ({ runId: id, artifact, key, value }));
  },
  save: (run, { artifact, key, value }) =>
    requireWrite(
      run,
      sql`
      insert into run_artifacts (campaign_id, run_id, artifact, key, value)
      select campaign_id, id, ${artifact}, ${key}, ${encodeJson(value)}::jsonb from runs where ${isRun(run)} and attempt = ${run.attempt}
      on conflict (campaign_id, run_id, artifact)
      do update set key = excluded.key, value = excluded.value, saved_at = now()
      returning run_id`.execute(db),
    ),
  discard: (run) =>
    requireWrite(
      run,
      sql`
      with mine as (select campaign_id, id from runs where ${isRun(run)} and attempt = ${run.attempt}),
      gone as (
        delete from run_artifacts using mine where run_artifacts.campaign_id = mine.campaign_id and run_artifacts.run_id = mine.id)
      select id from mine`.execute(db),
    ),
});
