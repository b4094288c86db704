import type { Tables } from "freeform-rpg/db";
import { EngineEvent } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { z } from "zod";

/** What happened over some turns, in sentences that players have been told or may be. */
export interface Notes {
  readonly campaign_id: string;
  readonly from_turn: number;
  readonly to_turn: number;
  /** Newest last. */
  readonly happenings: readonly Happening[];
  /** Threads that players know of and that run. */
  readonly open: readonly OpenThread[];
  /** The place of the scene, and since when. */
  readonly scene: { readonly id: string; readonly location_id: string; readonly place: string; readonly since_turn: number };
}

/** One engine event of a turn that stands. */
export interface Happening {
  readonly turn_no: number;
  readonly type: EngineEvent["type"];
  readonly text: string;
  readonly thread_id: string | null;
}

/** A thread that runs. */
export interface OpenThread {
  readonly id: string;
  readonly title: string;
  readonly urgency: string;
}

/** Reads the notes of turns `from` to `to`; turns that a rewind took back are not in them. */
export const readNotes = async (db: Kysely<Tables>, campaignId: string, from: number, to: number): Promise<Notes> => {
  const turns = await db
    .selectFrom("events")
    .select(["turn_no", "engine_events"])
    .where("campaign_id", "=", campaignId)
    .where("superseded_by", "is", null)
    .where("kind", "=", "turn")
    .where("turn_no", ">=", from)
    .where("turn_no", "<=", to)
    .orderBy("seq")
    .execute();
  const happenings = turns.flatMap(({ turn_no, engine_events }) => listHappenings(turn_no, engine_events));
  return { campaign_id: campaignId, from_turn: from, to_turn: to, happenings, ...(await readStanding(db, campaignId)) };
};

const Told = z.object({ text: z.string().min(1), thread_id: z.string().optional() });

const listHappenings = (turn_no: number, events: unknown): Happening[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(events)
    .flatMap((event) => {
      const parsed = EngineEvent.safeParse(event);
      const told = Told.safeParse(parsed.data?.details);
      if (!parsed.success || !told.success) return [];
      return [{ turn_no, type: parsed.data.type, text: told.data.text, thread_id: told.data.thread_id ?? null }];
    });

const readStanding = async (db: Kysely<Tables>, campaignId: string): Promise<Pick<Notes, "open" | "scene">> => {
  const open = await db
    .selectFrom("threads")
    .select(["id", "title", "urgency"])
    .where("campaign_id", "=", campaignId)
    .where("status", "=", "active")
    .where("visibility", "=", "known")
    .orderBy("progressed_turn", "desc")
    .orderBy("id")
    .execute();
  const { rows } = await sql<Notes["scene"]>`
    select s.id, s.location_id, s.since_turn, coalesce((
      select name from entities e where e.campaign_id = s.campaign_id and e.id = s.location_id and e.visibility = 'known'), 'somewhere') as place
    from scene s where s.campaign_id = ${campaignId} order by s.id limit 1`.execute(db);
  return { open, scene: rows[0] ?? { id: "", location_id: "", place: "somewhere", since_turn: 0 } };
};
