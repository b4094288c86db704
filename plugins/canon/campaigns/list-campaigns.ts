import type { DatabaseConnection } from "freeform-rpg/db";
import { campaignNotFound } from "./campaign-error.ts";
import type { CampaignListing } from "./tokens.ts";

/** Lists the campaigns of a user, most recently updated first. */
export const listCampaigns = async (database: DatabaseConnection, user: string): Promise<CampaignListing[]> => {
  const rows = await ofMember(database, user).orderBy("campaigns.updated_at", "desc").orderBy("campaigns.id").execute();
  return rows.map(listing);
};

/** Finds a campaign of a user. Throws `campaign_not_found`, also when the campaign exists but the user is not a member. */
export const findCampaign = async (database: DatabaseConnection, id: string, user: string): Promise<CampaignListing> => {
  const row = await ofMember(database, user).where("campaigns.id", "=", id).executeTakeFirst();
  if (row === undefined) throw campaignNotFound(id);
  return listing(row);
};

const ofMember = ({ sql }: DatabaseConnection, user: string) =>
  sql
    .selectFrom("members")
    .innerJoin("campaigns", "campaigns.id", "members.campaign_id")
    .select(["campaigns.id", "campaigns.name", "campaigns.scenario_id", "campaigns.status", "campaigns.current_turn"])
    .select(["campaigns.calibration", "campaigns.created_at", "campaigns.updated_at", "members.role", "members.character_id"])
    .where("members.user_id", "=", user);

const listing = <T extends { created_at: string; updated_at: string }>(row: T) => ({
  ...row,
  created_at: new Date(row.created_at),
  updated_at: new Date(row.updated_at),
});
