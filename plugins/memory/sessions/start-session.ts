import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { findActive } from "./session-rows.ts";
import { sessionExists } from "./session-error.ts";

/** Inserts a session and returns its id. Throws `session_exists`, also for the second of two concurrent starts. */
export const insertSession = async (db: Kysely<Tables>, campaignId: string, firstTurn: number): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into sessions (campaign_id, id, turn_range_start)
    select ${campaignId}, 'session_' || (count(*) + 1), ${firstTurn}::integer from sessions where campaign_id = ${campaignId}
    on conflict do nothing returning id`.execute(db);
  const [made] = rows;
  if (made === undefined) throw sessionExists((await findActive(db, campaignId)) ?? { id: "session" });
  return made.id;
};
