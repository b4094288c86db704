import { campaignNotFound, notDm } from "../campaign-error.ts";
import type { Scope } from "./member-rows.ts";

/** Checks that the user is a DM of the campaign. Throws `campaign_not_found` for strangers, `forbidden` for other members. */
export const requireDm = async (scope: Scope, campaignId: string, userId: string, what: string): Promise<void> => {
  const member = await scope
    .selectFrom("members")
    .select("role")
    .where("campaign_id", "=", campaignId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (member === undefined) throw campaignNotFound(campaignId);
  if (member.role !== "DM") throw notDm(what);
};
