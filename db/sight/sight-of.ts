import type { World } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import { isKept } from "./is-parted.ts";
import { seenBy } from "./seen-by.ts";

/** The database as a user may read a campaign: for DMs, and where nothing is kept from anybody, as it is. */
export const sightOf = async (db: Kysely<Tables>, campaignId: string, userId: string | null): Promise<Kysely<Tables>> =>
  (await isLimited(db, campaignId, userId)) ? seenBy(db, { userId: userId ?? "" }) : db;

/** Whether something in the campaign is kept from this user. */
export const isLimited = async (db: Kysely<Tables>, campaignId: string, userId: string | null): Promise<boolean> => {
  const { rows } = await sql<{ limited: boolean }>`select not c.shared_story and ${isKept(sql`c.id`)} and not exists (
      select from members m where m.campaign_id = c.id and m.user_id = ${userId}::text and m.role = 'DM') as limited
    from campaigns c where c.id = ${campaignId}`.execute(db);
  return rows[0]?.limited ?? false;
};

/** The database as those may read it who will read the turn that begins in this world. */
export const sightIn = ({ campaign, readers, seen }: World, db: Kysely<Tables>): Kysely<Tables> => {
  const characterIds = readers ?? seen?.readers;
  return characterIds === undefined ? db : seenBy(db, { campaignId: campaign.id, characterIds });
};

/** The database as everybody in a campaign may read it, whatever they witnessed. */
export const commonSight = async (db: Kysely<Tables>, campaignId: string): Promise<Kysely<Tables>> =>
  (await isLimited(db, campaignId, null)) ? seenBy(db, { campaignId, characterIds: [""] }) : db;
