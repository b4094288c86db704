import type { Tables } from "freeform-rpg/db";
import { packetPart } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { TurnRange } from "./notes/read-notes.ts";
import type { UsedLore } from "./tokens.ts";

/** The maximum number of pieces listed for a session. */
const maxPieces = 200;

/** Lists the lore in the packets of some turns, the most used first. Packets contain nothing that players may not know. */
export const readUsedLore = async (db: Kysely<Tables>, { campaignId, fromTurn, toTurn }: TurnRange): Promise<UsedLore[]> => {
  const { rows } = await sql<UsedLore>`
    with used as (
      select piece->>'id' as id, count(*)::integer as turns, min(turn_no) as "firstTurn", max(turn_no) as "lastTurn"
      from events, jsonb_array_elements(${packetPart(sql`events`, "selection")}) as piece
      where campaign_id = ${campaignId} and superseded_by is null and kind = 'turn' and turn_no between ${fromTurn} and ${toTurn}
        and piece->>'kind' in ('lore', 'recalled') and (piece->>'used')::boolean
      group by 1)
    select u.id, coalesce((select c.pack_id || ' > ' || c.section_path from pack_chunks c where c.id = u.id limit 1), u.id) as place,
      u.turns, u."firstTurn", u."lastTurn"
    from used u order by u.turns desc, u."firstTurn", u.id limit ${sql.lit(maxPieces)}`.execute(db);
  return rows;
};
