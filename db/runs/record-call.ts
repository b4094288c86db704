import { sql } from "kysely";
import type { Kysely } from "kysely";
import { encodeJson } from "../json.ts";
import { pack } from "../packed-json.ts";
import type { Tables } from "../tables.ts";
import type { ModelCall, RunAttempt } from "../tokens.ts";
import type { EventCarriers } from "./event-carriers.ts";
import { saveArtifacts } from "./kept-artifacts.ts";
import type { KeptArtifacts } from "./kept-artifacts.ts";
import { superseded } from "./require-write.ts";
import { addEvents, touchRun } from "./run-events.ts";
import type { RunWrite } from "./run-events.ts";

/** What of a run waits in the memory of its process. */
export interface WaitingParts {
  readonly kept: KeptArtifacts;
  readonly carriers: EventCarriers;
}

/**
 * Stores a paid call, and what its run has made and told so far, in one statement; see `RunStore.recordCall`. A call of a run that another worker has
 * taken over is stored too, so that its answer is not paid for again.
 */
export const recordCall = (db: Kysely<Tables>, { kept, carriers }: WaitingParts, call: ModelCall): Promise<void> => {
  const store = async (run: RunAttempt, parts: Pick<RunWrite, "events" | "kept">): Promise<void> => {
    const { rows } = await insertCall(run, parts, call).execute(db);
    // Followers are shown only what is stored.
    if (rows.length === 0 && parts.events.length > 0) throw superseded(run);
  };
  // The calls of a job have its id in place of a campaign's; its events and artifacts have none.
  return carriers.carry(call.runId, (events, claimed) => {
    const run = claimed ?? { campaignId: call.campaignId, id: call.runId };
    return kept.carry(run, (artifacts, attempt) => store({ attempt, ...run }, { events, kept: artifacts }));
  });
};

const insertCall = (run: RunAttempt, { events, kept }: Pick<RunWrite, "events" | "kept">, call: ModelCall) => sql`
  with ${touchRun(run, events)},
  ${addEvents(events)},
  ${saveArtifacts(sql`written`, run, kept)},
  stored as (
      insert into model_calls (campaign_id, id, run_id, stage, prompt_id, prompt_version, request_key, request, reply, receipt)
      values (${call.campaignId}, ${call.id}, ${call.runId}, ${call.stage}, ${call.promptId}, ${call.promptVersion}, ${call.requestKey},
        ${encodeJson(pack(call.request))}::jsonb, ${encodeJson(call.reply)}::jsonb, ${encodeJson(call.receipt)}::jsonb)
      on conflict (campaign_id, id) do nothing)
  select notify_run(id, (select events from given)) from written`;
