import type { Role } from "freeform-rpg/schemas";
import { campaignNotFound, notDm } from "../campaign-error.ts";
import type { Scope } from "./member-rows.ts";

/** Checks that the user is a member of the campaign. Throws `campaign_not_found`. */
export const requireMember = async (scope: Scope, campaignId: string, userId: string): Promise<Role> => {
  const member = await scope
    .selectFrom("members")
    .select("role")
    .where("campaign_id", "=", campaignId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (member === undefined) throw campaignNotFound(campaignId);
  return member.role;
};

/** Checks that the user is a DM of the campaign. Throws `campaign_not_found` for strangers, `forbidden` for other members. */
export const requireDm = async (scope: Scope, campaignId: string, userId: string, what: string): Promise<void> => {
  if ((await requireMember(scope, campaignId, userId)) !== "DM") throw notDm(what);
};
