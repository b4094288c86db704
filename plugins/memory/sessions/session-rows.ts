import { EngineError } from "freeform-rpg/errors";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { sessionNotFound } from "./session-error.ts";
import type { Session } from "./session.ts";

/** The head of a campaign: its last turn, the sequence number of its last event, and its language; `null` for English. */
export interface CampaignHead {
  readonly currentTurn: number;
  readonly headSeq: number;
  readonly language: string | null;
}

/** Throws `campaign_not_found`. */
export const readHead = async (db: Kysely<Tables>, campaignId: string): Promise<CampaignHead> => {
  const head = await db
    .selectFrom("campaigns")
    .select(["current_turn as currentTurn", "head_seq as headSeq", sql<string | null>`calibration ->> 'language'`.as("language")])
    .where("id", "=", campaignId)
    .executeTakeFirst();
  if (!head) throw new EngineError("campaign_not_found", `There is no campaign "${campaignId}".`);
  return head;
};

type Row = Omit<Session, "startedAt" | "endedAt"> & { readonly startedAt: Date | string; readonly endedAt: Date | string | null };

/** A campaign's sessions, oldest first. A rewind removes the summaries of the turns it undoes. */
export const listSessions = async (db: Kysely<Tables>, campaignId: string): Promise<Session[]> => {
  const { rows } = await sql<Row>`
    select s.id, s.campaign_id as "campaignId", s.started_at as "startedAt", s.ended_at as "endedAt",
      coalesce(s.turn_range_start, 1) as "fromTurn",
      least(s.turn_range_end, c.current_turn) as "toTurn", s.written_by as "writtenBy", s.notice,
      case when s.summary = '' then '' else current.text end as summary
    from sessions s join campaigns c on c.id = s.campaign_id
    left join summaries current on current.campaign_id = s.campaign_id and current.scope = 'session' and current.scope_id = s.id
    where s.campaign_id = ${campaignId}
    order by s.started_at, length(s.id), s.id`.execute(db);
  return rows.map((row) => ({ ...row, startedAt: toIso(row.startedAt), endedAt: row.endedAt === null ? null : toIso(row.endedAt) }));
};

const toIso = (time: Date | string): string => new Date(time).toISOString();

/** The active session; `null` between sessions. */
export const findActive = async (db: Kysely<Tables>, campaignId: string): Promise<Session | null> =>
  (await listSessions(db, campaignId)).find(({ endedAt }) => endedAt === null) ?? null;

/** Throws `session_not_found`. */
export const findSession = async (db: Kysely<Tables>, campaignId: string, id: string): Promise<Session> => {
  const found = (await listSessions(db, campaignId)).find((session) => session.id === id);
  if (found) return found;
  throw sessionNotFound(campaignId, id);
};
