import { EngineError } from "freeform-rpg/errors";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { sessionNotFound } from "./session-error.ts";
import type { Session } from "./session.ts";

/** The head of a campaign: its last turn and the sequence number of its last event. */
export interface CampaignHead {
  readonly current_turn: number;
  readonly head_seq: number;
}

/** Throws `campaign_not_found`. */
export const readHead = async (db: Kysely<Tables>, campaignId: string): Promise<CampaignHead> => {
  const head = await db.selectFrom("campaigns").select(["current_turn", "head_seq"]).where("id", "=", campaignId).executeTakeFirst();
  if (!head) throw new EngineError("campaign_not_found", `There is no campaign "${campaignId}".`);
  return head;
};

type Row = Omit<Session, "started_at" | "ended_at"> & { readonly started_at: Date | string; readonly ended_at: Date | string | null };

/** A campaign's sessions, oldest first. A rewind removes the summaries of the turns it undoes. */
export const listSessions = async (db: Kysely<Tables>, campaignId: string): Promise<Session[]> => {
  const { rows } = await sql<Row>`
    select s.id, s.campaign_id, s.started_at, s.ended_at, coalesce(s.turn_range_start, 1) as from_turn,
      least(s.turn_range_end, c.current_turn) as to_turn, s.written_by, s.notice,
      case when s.summary = '' then '' else current.text end as summary
    from sessions s join campaigns c on c.id = s.campaign_id
    left join summaries current on current.campaign_id = s.campaign_id and current.scope = 'session' and current.scope_id = s.id
    where s.campaign_id = ${campaignId}
    order by s.started_at, length(s.id), s.id`.execute(db);
  return rows.map((row) => ({ ...row, started_at: toIso(row.started_at), ended_at: row.ended_at === null ? null : toIso(row.ended_at) }));
};

const toIso = (time: Date | string): string => new Date(time).toISOString();

/** The active session; `null` between sessions. */
export const findActive = async (db: Kysely<Tables>, campaignId: string): Promise<Session | null> =>
  (await listSessions(db, campaignId)).find(({ ended_at }) => ended_at === null) ?? null;

/** Throws `session_not_found`. */
export const findSession = async (db: Kysely<Tables>, campaignId: string, id: string): Promise<Session> => {
  const found = (await listSessions(db, campaignId)).find((session) => session.id === id);
  if (found) return found;
  throw sessionNotFound(campaignId, id);
};
