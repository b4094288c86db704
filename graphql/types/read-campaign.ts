import type { GraphQLResolveInfo } from "graphql";
import { campaignNotFound } from "../auth/campaign-not-found.ts";
import { toPlainId } from "../builder/global-id.ts";
import type { Context } from "../builder/context.ts";
import { readRow } from "../read/read-row.ts";
import type { Campaign } from "./campaign.ts";

/** Reads a campaign by its global or plain id. Throws NOT_FOUND, for outsiders too. */
export const readCampaign = async (context: Context, info: GraphQLResolveInfo, id: string): Promise<Campaign> => {
  const campaignId = toPlainId("Campaign", id);
  const found = await readRow<Campaign>(context, info, { type: "Campaign", table: "campaigns", campaignColumn: "id", campaignId });
  if (found) return found;
  throw campaignNotFound(id);
};
