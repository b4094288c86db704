import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { KernelError } from "freeform-rpg/kernel";
import type { LoreService } from "freeform-rpg/plugins/lore";
import type { Kysely } from "kysely";
import { readNotes } from "./read-notes.ts";
import { summarise } from "./summarise.ts";
import type { Session, SessionService } from "./tokens.ts";
import { writeSummaries } from "./write-summaries.ts";

/** Opens the sessions of a database. */
export const openSessions = (database: DatabaseConnection, lore: LoreService): SessionService => {
  const { sql: db } = database;
  return {
    async start(campaignId) {
      const { current_turn } = await readHead(db, campaignId);
      const running = await findActive(db, campaignId);
      if (running)
        throw new KernelError("session_exists", `The session "${running.id}" is still under way. End it before the next one starts.`);
      const { count } = await db
        .selectFrom("sessions")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("campaign_id", "=", campaignId)
        .executeTakeFirstOrThrow();
      const id = `session_${Number(count) + 1}`;
      await db
        .insertInto("sessions")
        .values({ campaign_id: campaignId, id, turn_range_start: current_turn + 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return findSession(db, campaignId, id);
    },
    async end(campaignId, userId) {
      const head = await readHead(db, campaignId);
      const active = await findActive(db, campaignId);
      if (!active) throw new KernelError("session_not_found", `No session of the campaign "${campaignId}" is under way. Start one first.`);
      const from = active.from_turn <= head.current_turn ? active.from_turn : ((await findLastSummary(db, campaignId))?.to_turn ?? 0) + 1;
      const notes = await readNotes(db, campaignId, from, head.current_turn);
      const ending = { session_id: active.id, user_id: userId, notes, head_seq: head.head_seq, turn_no: head.current_turn };
      await writeSummaries(database, ending, async (sql, summary) => {
        await sql
          .updateTable("sessions")
          .set({ ended_at: new Date(), turn_range_start: from, turn_range_end: head.current_turn, summary })
          .where("campaign_id", "=", campaignId)
          .where("id", "=", active.id)
          .execute();
      });
      await lore.refit(campaignId);
      return findSession(db, campaignId, active.id);
    },
    async active(campaignId) {
      await readHead(db, campaignId);
      return findActive(db, campaignId);
    },
    async history(campaignId) {
      await readHead(db, campaignId);
      return listSessions(db, campaignId);
    },
    recap: (campaignId) => recap(db, campaignId),
  };
};

/** What stands of the last session, else of all turns so far: what was rewound is not told. */
const recap = async (db: Kysely<Tables>, campaignId: string): Promise<string> => {
  const { current_turn } = await readHead(db, campaignId);
  const last = await findLastSummary(db, campaignId);
  const since = await readNotes(db, campaignId, (last?.to_turn ?? 0) + 1, current_turn);
  const parts = [last?.text ?? "", summarise(since)].filter((part) => part !== "");
  return parts.length === 0 ? "Nothing has happened yet." : `Previously on this story:\n\n${parts.join("\n\n")}`;
};

/** The newest summary of a session that stands: a rewind takes those away that tell of turns beyond it. */
const findLastSummary = (db: Kysely<Tables>, campaignId: string): Promise<{ text: string; to_turn: number } | undefined> =>
  db
    .selectFrom("summaries")
    .select(["text", "to_turn"])
    .where("campaign_id", "=", campaignId)
    .where("scope", "=", "session")
    .orderBy("to_turn", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

const readHead = async (db: Kysely<Tables>, campaignId: string): Promise<{ current_turn: number; head_seq: number }> => {
  const head = await db.selectFrom("campaigns").select(["current_turn", "head_seq"]).where("id", "=", campaignId).executeTakeFirst();
  if (!head) throw new KernelError("campaign_not_found", `There is no campaign "${campaignId}".`);
  return head;
};

const listSessions = async (db: Kysely<Tables>, campaignId: string): Promise<Session[]> => {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("campaign_id", "=", campaignId)
    .orderBy("started_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, started_at, ended_at, turn_range_start, turn_range_end, summary }) => ({
    id,
    campaign_id: campaignId,
    started_at: new Date(started_at).toISOString(),
    ended_at: ended_at === null ? null : new Date(ended_at).toISOString(),
    from_turn: turn_range_start ?? 1,
    to_turn: turn_range_end,
    summary,
  }));
};

const findActive = async (db: Kysely<Tables>, campaignId: string): Promise<Session | null> =>
  (await listSessions(db, campaignId)).find(({ ended_at }) => ended_at === null) ?? null;

const findSession = async (db: Kysely<Tables>, campaignId: string, id: string): Promise<Session> => {
  const found = (await listSessions(db, campaignId)).find((session) => session.id === id);
  if (found) return found;
  throw new KernelError("session_not_found", `There is no session "${id}" in the campaign "${campaignId}".`);
};
