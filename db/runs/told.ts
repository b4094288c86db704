import type { RunEvent } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { encodeJson } from "../json.ts";
import type { Tables } from "../tables.ts";

/** Appends events of one run in one statement. What was told once under a number stays as it was told. */
export const tell = async (db: Kysely<Tables>, runId: string, events: readonly RunEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const last = events.reduce((highest, { seq }) => Math.max(highest, seq), 0);
  await sql`
    with counted as (
      update runs set last_seq = greatest(last_seq, ${last}::integer) where id = ${runId})
    insert into run_events (campaign_id, run_id, seq, event)
    select coalesce((select campaign_id from runs where id = ${runId}), ''), ${runId}, (event->>'seq')::integer, event
    from jsonb_array_elements(${encodeJson(events)}::jsonb) as event
    on conflict (campaign_id, run_id, seq) do nothing`.execute(db);
};

/** Events of a run after `after`, in order. */
export const told = async (db: Kysely<Tables>, runId: string, after: number): Promise<readonly RunEvent[]> => {
  const rows = await db
    .selectFrom("run_events")
    .select("event")
    .where("run_id", "=", runId)
    .where("seq", ">", after)
    .orderBy("seq")
    .execute();
  return rows.map(({ event }) => event);
};
