import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { z } from "zod";
import { Happening } from "../notes/happening.ts";
import { readNotes } from "../notes/read-notes.ts";
import type { TurnRange } from "../notes/read-notes.ts";

const Open = z.object({ id: z.string(), title: z.string(), urgency: z.string() });

/** All that a session's summary may be made of, fit for players. */
export const SummarySources = z.object({
  happenings: z.array(Happening),
  /** The session's last turns as they were told. A text that waits for the DM is not among them. */
  tellings: z.array(z.object({ turn_no: z.int(), said: z.string(), told: z.string() })),
  open: z.array(Open),
  scene: z.object({ location_id: z.string(), place: z.string() }),
});
export type SummarySources = z.infer<typeof SummarySources>;

/** Turns that are shown as they were told, and characters of each. */
const shown = { turns: 60, said: 200, told: 260 };

/** Reads what some turns' summary may be made of. */
export const readSources = async (db: Kysely<Tables>, range: TurnRange): Promise<SummarySources> => {
  const { happenings, open, scene } = await readNotes(db, range);
  return { happenings: [...happenings], tellings: await readTellings(db, range), open: [...open], scene };
};

/** The engine's own account stands for a held text until the DM tells one. */
const readTellings = async (db: Kysely<Tables>, { campaign_id, from_turn, to_turn }: TurnRange): Promise<SummarySources["tellings"]> => {
  const { rows } = await sql<SummarySources["tellings"][number]>`
    select turn_no, left(player_input, ${sql.lit(shown.said)}) as said, left(coalesce(release->>'text', final_text), ${sql.lit(shown.told)}) as told
    from events
    where campaign_id = ${campaign_id} and superseded_by is null and kind = 'turn' and turn_no between ${from_turn} and ${to_turn}
    order by seq desc limit ${sql.lit(shown.turns)}`.execute(db);
  return rows.toReversed();
};

/** Names of what players do not know of: no text for them may hold one that the story has not. */
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
