import { sql } from "kysely";
import type { Kysely } from "kysely";
import { encodeJson } from "../json.ts";
import type { Tables } from "../tables.ts";
import type { ModelCall } from "../tokens.ts";
import { isRun } from "./is-run.ts";
import { saveArtifacts } from "./kept-artifacts.ts";
import type { KeptArtifacts } from "./kept-artifacts.ts";

/**
 * Stores a paid call, and what its run has made so far, in one statement; see `RunStore.recordCall`. A call of a run that another worker has taken
 * over is stored too, so that its answer is not paid for again.
 */
export const recordCall = async (db: Kysely<Tables>, kept: KeptArtifacts, call: ModelCall): Promise<void> => {
  const run = { campaignId: call.campaignId, id: call.runId };
  await kept.carry(run, async (artifacts, attempt) => {
    await sql`
      with mine as (select campaign_id, id from runs where ${isRun(run)} and attempt = ${attempt}),
      ${saveArtifacts(sql`mine`, artifacts)}
      insert into model_calls (campaign_id, id, run_id, stage, prompt_id, prompt_version, request_key, request, reply, receipt)
      values (${call.campaignId}, ${call.id}, ${call.runId}, ${call.stage}, ${call.promptId}, ${call.promptVersion}, ${call.requestKey},
        ${encodeJson(call.request)}::jsonb, ${encodeJson(call.reply)}::jsonb, ${encodeJson(call.receipt)}::jsonb)
      on conflict (campaign_id, id) do nothing`.execute(db);
  });
};
