import type { DatabaseConnection } from "freeform-rpg/db";
import { Role } from "freeform-rpg/schemas/values";
import { CampaignError, lastDm, memberNotFound } from "../campaign-error.ts";
import type { Member } from "../new-campaign.ts";
import { isLastDm, lockMembers, readMembers, roleOf } from "./member-rows.ts";
import type { Scope } from "./member-rows.ts";

interface MemberRequest {
  readonly campaignId: string;
  readonly requesterId: string;
  readonly userId: string;
}

/** Adds a member without a character. */
export const addMember = (
  database: DatabaseConnection,
  { campaignId, requesterId, userId, role }: MemberRequest & { role: Role },
): Promise<Member> =>
  database.transaction(async ({ sql }) => {
    const members = await lockMembers(sql, campaignId, requesterId, "add members");
    if (userId.trim() === "" || userId.length > 200)
      throw new CampaignError("user_invalid", `"${userId}" is not a valid user name: use 1 to 200 characters.`);
    if (roleOf(members, userId) !== null)
      throw new CampaignError("already_member", `"${userId}" already belongs to this campaign. Change their role instead.`);
    await deleteRemoval(sql, campaignId, userId);
    await sql
      .insertInto("members")
      .values({ campaign_id: campaignId, user_id: userId, role: Role.parse(role), character_id: null })
      .execute();
    return readMember(sql, campaignId, userId);
  });

/** Removes a member; anyone may remove themselves. */
export const removeMember = (database: DatabaseConnection, { campaignId, requesterId, userId }: MemberRequest): Promise<void> =>
  database.transaction(async ({ sql }) => {
    const members = await lockMembers(sql, campaignId, requesterId, "remove other members", requesterId === userId);
    if (roleOf(members, userId) === null) throw memberNotFound(userId);
    if (isLastDm(members, userId)) throw lastDm(userId);
    await sql.deleteFrom("members").where("campaign_id", "=", campaignId).where("user_id", "=", userId).execute();
    await sql.insertInto("member_removals").values({ campaign_id: campaignId, user_id: userId }).execute();
  });

const deleteRemoval = async (scope: Scope, campaignId: string, userId: string): Promise<void> => {
  await scope.deleteFrom("member_removals").where("campaign_id", "=", campaignId).where("user_id", "=", userId).execute();
};

/** Changes a member's role. */
export const changeRole = (
  database: DatabaseConnection,
  { campaignId, requesterId, userId, role }: MemberRequest & { role: Role },
): Promise<Member> =>
  database.transaction(async ({ sql }) => {
    const members = await lockMembers(sql, campaignId, requesterId, "change roles");
    if (roleOf(members, userId) === null) throw memberNotFound(userId);
    if (role !== "DM" && isLastDm(members, userId)) throw lastDm(userId);
    const given = role === "OBSERVER" ? { role, character_id: null } : { role: Role.parse(role) };
    await sql.updateTable("members").set(given).where("campaign_id", "=", campaignId).where("user_id", "=", userId).execute();
    return readMember(sql, campaignId, userId);
  });

/** Reads a member. Throws `member_not_found`. */
export const readMember = async (scope: Scope, campaignId: string, userId: string): Promise<Member> => {
  const member = (await readMembers(scope, campaignId)).find(({ user_id }) => user_id === userId);
  if (member === undefined) throw memberNotFound(userId);
  return member;
};
