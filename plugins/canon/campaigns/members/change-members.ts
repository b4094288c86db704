import type { DatabaseConnection } from "freeform-rpg/db";
import { Role } from "freeform-rpg/schemas/values";
import { CampaignError, lastDm, memberNotFound } from "../campaign-error.ts";
import type { Member } from "../new-campaign.ts";
import { isLastDm, lockMembers, readMembers, roleOf } from "./member-rows.ts";
import type { Scope } from "./member-rows.ts";

interface Change {
  readonly campaign_id: string;
  readonly by: string;
  readonly user: string;
}

/** Adds a member without a character. */
export const addMember = (database: DatabaseConnection, { campaign_id, by, user, role }: Change & { role: Role }): Promise<Member> =>
  database.transaction(async ({ sql }) => {
    const members = await lockMembers(sql, campaign_id, by, "add members");
    if (user.trim() === "" || user.length > 200)
      throw new CampaignError("user_invalid", `"${user}" is not a valid user name: use 1 to 200 characters.`);
    if (roleOf(members, user) !== null)
      throw new CampaignError("already_member", `"${user}" already belongs to this campaign. Change their role instead.`);
    await deleteRemoval(sql, campaign_id, user);
    await sql
      .insertInto("members")
      .values({ campaign_id, user_id: user, role: Role.parse(role), character_id: null })
      .execute();
    return readMember(sql, campaign_id, user);
  });

/** Removes a member; anyone may remove themselves. */
export const removeMember = (database: DatabaseConnection, { campaign_id, by, user }: Change): Promise<void> =>
  database.transaction(async ({ sql }) => {
    const members = await lockMembers(sql, campaign_id, by, "remove other members", by === user);
    if (roleOf(members, user) === null) throw memberNotFound(user);
    if (isLastDm(members, user)) throw lastDm(user);
    await sql.deleteFrom("members").where("campaign_id", "=", campaign_id).where("user_id", "=", user).execute();
    await sql.insertInto("member_removals").values({ campaign_id, user_id: user }).execute();
  });

const deleteRemoval = async (scope: Scope, campaignId: string, user: string): Promise<void> => {
  await scope.deleteFrom("member_removals").where("campaign_id", "=", campaignId).where("user_id", "=", user).execute();
};

/** Changes a member's role. */
export const changeRole = (database: DatabaseConnection, { campaign_id, by, user, role }: Change & { role: Role }): Promise<Member> =>
  database.transaction(async ({ sql }) => {
    const members = await lockMembers(sql, campaign_id, by, "change roles");
    if (roleOf(members, user) === null) throw memberNotFound(user);
    if (role !== "DM" && isLastDm(members, user)) throw lastDm(user);
    const given = role === "OBSERVER" ? { role, character_id: null } : { role: Role.parse(role) };
    await sql.updateTable("members").set(given).where("campaign_id", "=", campaign_id).where("user_id", "=", user).execute();
    return readMember(sql, campaign_id, user);
  });

/** Reads a member. Throws `member_not_found`. */
export const readMember = async (scope: Scope, campaignId: string, user: string): Promise<Member> => {
  const member = (await readMembers(scope, campaignId)).find(({ user_id }) => user_id === user);
  if (member === undefined) throw memberNotFound(user);
  return member;
};
