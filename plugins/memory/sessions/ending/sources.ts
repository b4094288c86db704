import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { z } from "zod";
import { Happening } from "../notes/happening.ts";
import { readNotes } from "../notes/read-notes.ts";
import type { TurnRange } from "../notes/read-notes.ts";

const Open = z.object({ id: z.string(), title: z.string(), urgency: z.string() });

/** Everything a session's summary may use. Players may read all of it. */
export const SummarySources = z.object({
  happenings: z.array(Happening),
  /** The session's last turns as they were narrated, without narrations that are held for the DM. */
  turns: z.array(z.object({ turn_no: z.int(), said: z.string(), narration: z.string() })),
  open: z.array(Open),
  scene: z.object({ location_id: z.string(), place: z.string().nullable() }),
  /** The language of the campaign; absent in English. */
  language: z.string().optional(),
});
export type SummarySources = z.infer<typeof SummarySources>;

/** The maximum number of turns shown with their narration, and of characters of each text. */
const shown = { turns: 60, said: 200, narration: 260 };

/** Reads the sources of a summary of some turns. */
export const readSources = async (db: Kysely<Tables>, range: TurnRange, language: string | null): Promise<SummarySources> => {
  const { happenings, open, scene } = await readNotes(db, range);
  return { happenings: [...happenings], turns: await readTurns(db, range), open: [...open], scene, ...(language !== null && { language }) };
};

/** A held narration is represented by the engine's own text until the DM releases one. */
const readTurns = async (db: Kysely<Tables>, { campaignId, fromTurn, toTurn }: TurnRange): Promise<SummarySources["turns"]> => {
  const { rows } = await sql<SummarySources["turns"][number]>`
    select turn_no, left(player_input, ${sql.lit(shown.said)}) as said, left(coalesce(release->>'text', final_text), ${sql.lit(shown.narration)}) as narration
    from events
    where campaign_id = ${campaignId} and superseded_by is null and kind in ('turn', 'narration') and turn_no between ${fromTurn} and ${toTurn}
    order by seq desc limit ${sql.lit(shown.turns)}`.execute(db);
  return rows.toReversed();
};

/** Names of entities that players do not know. A text for players must not contain one unless the story did. */
export const readHiddenNames = async (db: Kysely<Tables>, campaignId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("entities")
    .select("name")
    .where("campaign_id", "=", campaignId)
    .where("visibility", "<>", "known")
    .orderBy("id")
    .execute();
  return rows.map(({ name }) => name);
};
