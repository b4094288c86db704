import { sql } from "kysely";
import type { Kysely } from "kysely";
import { encodeJson } from "../json.ts";
import type { Tables } from "../tables.ts";
import type { ModelCall, RunAttempt } from "../tokens.ts";
import type { EventCarriers } from "./event-carriers.ts";
import { saveArtifacts } from "./kept-artifacts.ts";
import type { KeptArtifacts } from "./kept-artifacts.ts";
import { isStored } from "./request-bases.ts";
import type { PackedRequest, RequestBases } from "./request-bases.ts";
import { superseded } from "./require-write.ts";
import { addEvents, touchRun } from "./run-events.ts";
import type { RunWrite } from "./run-events.ts";

/** What of a run waits in the memory of its process, and what its calls are packed against. */
export interface WaitingParts {
  readonly kept: KeptArtifacts;
  readonly carriers: EventCarriers;
  readonly bases: RequestBases;
}

/**
 * Stores a paid call, and what its run has made and told so far, in one statement; see `RunStore.recordCall`. A call of a run that another worker has
 * taken over is stored too, so that its answer is not paid for again.
 */
export const recordCall = (db: Kysely<Tables>, { kept, carriers, bases }: WaitingParts, call: ModelCall): Promise<void> => {
  const store = async (run: RunAttempt, parts: Pick<RunWrite, "events" | "kept">): Promise<void> => {
    const packed = bases.pack(call);
    const { rows } = await insertCall(run, parts, { ...call, request: packed }).execute(db);
    if (rows[0]?.unreadable === true) await storeRequest(call, bases.packWhole(call)).execute(db);
    // Followers are shown only what is stored.
    if (rows[0]?.written !== true && parts.events.length > 0) throw superseded(run);
  };
  // The calls of a job have its id in place of a campaign's; its events and artifacts have none.
  return carriers.carry(call.runId, (events, claimed) => {
    const run = claimed ?? { campaignId: call.campaignId, id: call.runId };
    return kept.carry(run, (artifacts, attempt) => store({ attempt, ...run }, { events, kept: artifacts }));
  });
};

type PackedCall = Omit<ModelCall, "request"> & { readonly request: PackedRequest };

const insertCall = (run: RunAttempt, { events, kept }: Pick<RunWrite, "events" | "kept">, call: PackedCall) => sql<{
  readonly written: boolean;
  /** Whether the request that it is packed against is gone, with its campaign, so that it was not stored. */
  readonly unreadable: boolean;
}>`
  with ${touchRun(run, events)},
  ${addEvents(events)},
  ${saveArtifacts(sql`written`, run, kept)},
  packed as materialized (select ${call.request.against === null ? sql`true` : isStored(call.campaignId, call.request.against)} as readable),
  stored as (
      insert into model_calls (campaign_id, id, run_id, stage, prompt_id, prompt_version, request_key, request, reply, receipt)
      select ${call.campaignId}, ${call.id}, ${call.runId}, ${call.stage}, ${call.promptId}, ${call.promptVersion}, ${call.requestKey},
        case when readable then ${encodeJson(call.request.stored)}::jsonb else 'null' end, ${encodeJson(call.reply)}::jsonb, ${encodeJson(call.receipt)}::jsonb
      from packed
      on conflict (campaign_id, id) do nothing),
  told as materialized (select notify_run(id, (select events from given)) from written)
  select exists (select from told) as written, not readable as unreadable from packed`;

const storeRequest = ({ campaignId, id }: ModelCall, { stored }: PackedRequest) => sql`
  update model_calls set request = ${encodeJson(stored)}::jsonb where campaign_id = ${campaignId} and id = ${id} and request = 'null'`;
