import type { RunEvent } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { encodeJson } from "../json.ts";
import type { Tables } from "../tables.ts";
import type { RunEnding } from "../tokens.ts";

/** Appends events of one run in one statement. An event whose number exists already is ignored. */
export const appendRunEvents = async (db: Kysely<Tables>, runId: string, events: readonly RunEvent[]): Promise<void> => {
  if (events.length === 0) return;
  await sql`
    with counted as (
      update runs set last_seq = ${lastSeq(events)} where id = ${runId})
    ${addEvents(runId, events)}`.execute(db);
};

/** Ends a run, unless it has ended, and appends its last events, in one statement. */
export const finish = async (db: Kysely<Tables>, runId: string, { status, failure, events = [] }: RunEnding): Promise<void> => {
  const ended = failure === undefined ? null : encodeJson(failure);
  await sql`
    with ended as (
      update runs set status = ${status}, failure = ${ended}::jsonb, lease_owner = null, lease_until = null,
        finished_at = clock_timestamp(), last_seq = ${lastSeq(events)}
      where id = ${runId} and status in ('queued', 'running')),
    counted as (
      update runs set last_seq = ${lastSeq(events)} where id = ${runId} and status not in ('queued', 'running'))
    ${addEvents(runId, events)}`.execute(db);
};

const lastSeq = (events: readonly RunEvent[]): RawBuilder<number> =>
  sql`greatest(last_seq, ${events.reduce((highest, { seq }) => Math.max(highest, seq), 0)}::integer)`;

const addEvents = (runId: string, events: readonly RunEvent[]): RawBuilder<unknown> => sql`
  insert into run_events (campaign_id, run_id, seq, event)
  select coalesce((select campaign_id from runs where id = ${runId}), ''), ${runId}, (event->>'seq')::integer, event
  from jsonb_array_elements(${encodeJson(events)}::jsonb) as event
  on conflict (campaign_id, run_id, seq) do nothing`;

/** Events of a run after `after`, in order. */
export const readRunEvents = async (db: Kysely<Tables>, runId: string, after: number): Promise<readonly RunEvent[]> => {
  const rows = await db
    .selectFrom("run_events")
    .select("event")
    .where("run_id", "=", runId)
    .where("seq", ">", after)
    .orderBy("seq")
    .execute();
  return rows.map(({ event }) => event);
};
