import type { Tables } from "freeform-rpg/db";
import { nameAddressed } from "freeform-rpg/schemas/turn";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { listHappenings } from "./happening.ts";
import type { Happening, TurnRecord } from "./happening.ts";

/** The events of some turns, in sentences that players may read. */
export interface Notes {
  readonly campaignId: string;
  readonly fromTurn: number;
  readonly toTurn: number;
  /** Newest last. */
  readonly happenings: readonly Happening[];
  /** Active threads that players know of. */
  readonly open: readonly OpenThread[];
  /** The place of the scene; its name is `null` when players do not know it. */
  readonly scene: { readonly location_id: string; readonly place: string | null };
}

/** An active thread. */
export interface OpenThread {
  readonly id: string;
  readonly title: string;
  readonly urgency: string;
}

/** A range of turns of a campaign, both ends included. */
export interface TurnRange {
  readonly campaignId: string;
  readonly fromTurn: number;
  readonly toTurn: number;
}

/** Reads the notes of some turns, without rewound ones. */
export const readNotes = async (db: Kysely<Tables>, range: TurnRange): Promise<Notes> => ({
  ...range,
  happenings: await readHappenings(db, range),
  ...(await readCurrentState(db, range.campaignId)),
});

/** Reads the events of a range of turns, without rewound ones, in one statement. `last` is a turn after them that is not in the log yet. */
export const readHappenings = async (db: Kysely<Tables>, range: TurnRange, last: readonly TurnRecord[] = []): Promise<Happening[]> => {
  const records = [...(await readRecords(db, range)), ...last];
  const isShared = new Set(records.map(({ actor }) => actor)).size > 1;
  return records.flatMap((record) => listHappenings(record).map((one) => (isShared ? nameActor(one, record.actor) : one)));
};

const readRecords = async (db: Kysely<Tables>, { campaignId, fromTurn, toTurn }: TurnRange): Promise<readonly TurnRecord[]> => {
  if (fromTurn > toTurn) return [];
  const { rows } = await sql<TurnRecord>`
    select turn_no, engine_events, state_diff->'facts_add' as facts_add, (
      select name from entities e where e.campaign_id = events.campaign_id and e.id = events.pass_outputs->'request'->>'actor_id'
        and not jsonb_exists(events.pass_outputs->'request', 'declarations')) as actor
    from events
    where campaign_id = ${campaignId} and superseded_by is null and kind in ('turn', 'narration') and turn_no between ${fromTurn} and ${toTurn}
    order by seq`.execute(db);
  return rows;
};

/** The sentences of a round name who is addressed themselves. */
const nameActor = (happening: Happening, actor: string | null): Happening => ({
  ...happening,
  text: nameAddressed(happening.text, actor ?? undefined),
});

const readCurrentState = async (db: Kysely<Tables>, campaignId: string): Promise<Pick<Notes, "open" | "scene">> => {
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
    select s.location_id, (
      select name from entities e where e.campaign_id = s.campaign_id and e.id = s.location_id and e.visibility = 'known') as place
    from scene s where s.campaign_id = ${campaignId} order by s.id limit 1`.execute(db);
  return { open, scene: rows[0] ?? { location_id: "", place: null } };
};
