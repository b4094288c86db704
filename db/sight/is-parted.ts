import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** SQL that is true for a campaign in which somebody has done something that others did not witness. */
export const isParted = (campaignId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from outlooks parted where parted.campaign_id = ${campaignId})
  or exists (select from events parted where parted.campaign_id = ${campaignId} and parted.witnesses is not null))`;
