import type { Checkpoint } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { unpack } from "../packed-json.ts";
import type { DatabaseConnection, RunStore } from "../tokens.ts";
import { isRun } from "./is-run.ts";
import { saveArtifacts } from "./kept-artifacts.ts";
import type { KeptArtifacts } from "./kept-artifacts.ts";
import { requireWrite } from "./require-write.ts";

type Artifacts = Pick<RunStore, "load" | "save" | "keep" | "saveKept" | "discard">;

/** The artifacts of runs, stored in the database; `discard` deletes all of one run. */
export const createArtifacts = ({ sql: db }: DatabaseConnection, kept: KeptArtifacts): Artifacts => {
  const saveKept: Artifacts["saveKept"] = (run) =>
    kept.carry(run, async (artifacts) => {
      if (artifacts.length === 0) return;
      await requireWrite(
        run,
        sql`
        with mine as (select campaign_id, id from runs where ${isRun(run)} and attempt = ${run.attempt}),
        ${saveArtifacts(sql`mine`, run, artifacts)}
        select id from mine`.execute(db),
      );
    });
  return {
    load: async ({ campaignId, id }) => {
      const rows = await db
        .selectFrom("run_artifacts")
        .select(["artifact", "key", "value"])
        .where("campaign_id", "=", campaignId ?? "")
        .where("run_id", "=", id)
        .orderBy("saved_at")
        .orderBy("artifact")
        .orderBy("key")
        .execute();
      return rows.map(({ artifact, key, value }): Checkpoint => ({ runId: id, artifact, key, value: unpack(value) }));
    },
    save: async (run, checkpoint) => {
      kept.keep(run, checkpoint);
      await saveKept(run);
    },
    keep: (run, checkpoint) => kept.keep(run, checkpoint),
    saveKept,
    discard: async (run) => {
      kept.drop(run);
      await requireWrite(
        run,
        sql`
        with mine as (select campaign_id, id from runs where ${isRun(run)} and attempt = ${run.attempt}),
        gone as (
          delete from run_artifacts using mine where run_artifacts.campaign_id = mine.campaign_id and run_artifacts.run_id = mine.id)
        select id from mine`.execute(db),
      );
    },
  };
};
