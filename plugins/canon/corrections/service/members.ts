import type { Role } from "freeform-rpg/schemas";
import { campaignNotFound, forbidden } from "../correction-error.ts";
import type { Scope } from "./correction-rows.ts";

/** Reads the member's role. Throws `campaign_not_found` for users who are not members. */
export const roleOf = async (scope: Scope, campaignId: string, user: string): Promise<Role> => {
  const member = await scope
    .selectFrom("members")
    .select("role")
    .where("campaign_id", "=", campaignId)
    .where("user_id", "=", user)
    .executeTakeFirst();
  if (member === undefined) throw campaignNotFound(campaignId);
  return member.role;
};

/** Throws `forbidden` unless the member is a DM; `what` completes "may ...". */
export const requireDm = async (scope: Scope, campaignId: string, user: string, what: string): Promise<void> => {
  if ((await roleOf(scope, campaignId, user)) !== "DM") throw forbidden(what);
};
