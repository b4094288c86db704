import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import type { CampaignEvent } from "./tokens.ts";

/** A place in a campaign's log and among its table messages. */
export interface LogPosition {
  readonly seq: number;
  readonly message: number;
}

/** Campaign events that any server finds in the database: turns, rewinds and table messages. */
export interface LoggedEvents {
  /** The current end. Throws nothing for unknown campaigns, which have no events. */
  end(campaignId: string): Promise<LogPosition>;
  /** Events after a position in the order in which they happened, and the position after them. */
  after(campaignId: string, position: LogPosition): Promise<{ readonly events: readonly CampaignEvent[]; readonly position: LogPosition }>;
}

/** A change that is undone is told like a change. */
const struckType = sql`case when pass_outputs->'strike'->>'kind' = 'edit' then 'campaign_changed' else 'turn_struck' end`;

/** Reads logged events, one statement a call. */
export const loggedEventsIn = ({ sql: db }: DatabaseConnection): LoggedEvents => ({
  end: async (campaignId) => {
    const { rows } = await sql<LogPosition>`
      select head_seq as seq, (select coalesce(max(m.seq), 0) from table_messages m where m.campaign_id = c.id) as message
      from campaigns c where id = ${campaignId}`.execute(db);
    return rows[0] ?? { seq: 0, message: 0 };
  },
  after: async (campaignId, position) => {
    const { rows } = await sql<{ log_seq: number; message_seq: number; event: CampaignEvent }>`
      select seq as log_seq, 0 as message_seq, jsonb_strip_nulls(jsonb_build_object(
        'type', case kind when 'rewind' then 'rewound' when 'edit' then 'campaign_changed' when 'strike' then ${struckType} else 'turn_committed' end,
        'announced', case kind when 'edit' then final_text <> '' when 'strike' then (pass_outputs->'strike'->>'announced')::boolean end,
        'campaignId', campaign_id, 'runId', run_id, 'userId', coalesce(user_id, ''), 'turnNo', case kind when 'edit' then null when 'strike' then (pass_outputs->'strike'->>'turn_no')::integer else turn_no end)) as event
      from events where campaign_id = ${campaignId} and seq > ${position.seq}::integer 
        and (kind in ('turn', 'clarification', 'narration', 'rewind', 'strike') or kind = 'edit' and jsonb_exists(pass_outputs, 'change'))
      union all
      select after_seq, seq, jsonb_build_object('type', 'message_posted', 'campaignId', campaign_id, 'userId', user_id, 'messageId', id, 'hidden', hidden)
      from table_messages where campaign_id = ${campaignId} and seq > ${position.message}::integer
      order by log_seq, message_seq`.execute(db);
    const seqs = rows.filter(({ message_seq }) => message_seq === 0).map(({ log_seq }) => log_seq);
    return {
      events: rows.map(({ event }) => event),
      position: {
        seq: Math.max(position.seq, ...seqs),
        message: Math.max(position.message, ...rows.map(({ message_seq }) => message_seq)),
      },
    };
  },
});
