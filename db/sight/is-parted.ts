import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import type { Tables } from "../tables.ts";

/** SQL that is true for a campaign in which someone has done something that others did not witness. */
export const isParted = (campaignId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from outlooks parted where parted.campaign_id = ${campaignId})
  or exists (select from events parted where parted.campaign_id = ${campaignId} and parted.witnesses is not null))`;

/** SQL that is true where something may be kept from some players: also while they are in several places, or someone is about to leave the others. */
export const isKept = (campaignId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(${isParted(campaignId)}
  or (select count(*) from scene parted where parted.campaign_id = ${campaignId}) > 1
  or exists (select from runs apart where apart.campaign_id = ${campaignId} and apart.request->>'apart' is not null))`;

/** Whether characters of a campaign know things differently: where one does, each event is shared out. */
export const hasOutlooks = async (db: Kysely<Tables>, campaignId: string): Promise<boolean> =>
  (await db.selectFrom("outlooks").select("row_key").where("campaign_id", "=", campaignId).limit(1).executeTakeFirst()) !== undefined;
