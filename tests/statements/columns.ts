import { EntitySchema } from "@mikro-orm/core";
import * as entities from "freeform-rpg/db/entities";
import type { CampaignColumns } from "./find-unfiltered.ts";

const ofCampaigns = Object.values(entities).flatMap((entity): [string, string[]][] => {
  const meta = EntitySchema.REGISTRY.get(entity)?.meta;
  return meta !== undefined && "campaign_id" in meta.properties ? [[meta.tableName, ["campaign_id"]]] : [];
});

/** The columns of all tables that hold rows of campaigns. What a user is a member of leads to their campaigns. */
export const campaignColumns: CampaignColumns = {
  ...Object.fromEntries(ofCampaigns),
  campaigns: ["id"],
  members: ["campaign_id", "user_id"],
};
