import type { DatabaseConnection } from "freeform-rpg/db";
import { Role } from "freeform-rpg/schemas/values";
import { CampaignError, lastDm, memberNotFound } from "../campaign-error.ts";
import type { Member } from "../new-campaign.ts";
import { isLastDm, lockCampaign, lockMembers, readMembers, roleOf } from "./member-rows.ts";
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
    await lockMembers(sql, campaignId, requesterId, "add members");
    return insertMember(sql, { campaignId, userId, role, name: null });
  });

/** Adds a user whom an invitation or a token admits: no DM asks for it. Throws `campaign_not_found`, `already_member`. */
export const admitMember = (database: DatabaseConnection, request: NewMember): Promise<Member> =>
  database.transaction(async ({ sql }) => {
    await lockCampaign(sql, request.campaignId);
    return insertMember(sql, request);
  });

interface NewMember {
  readonly campaignId: string;
  readonly userId: string;
  readonly role: Role;
  /** The name that other members read; `null` for the user id. */
  readonly name: string | null;
}

const insertMember = async (sql: Scope, { campaignId, userId, role, name }: NewMember): Promise<Member> => {
  if (userId.trim() === "" || userId.length > 200)
    throw new CampaignError("user_invalid", `"${userId}" is not a valid user name: use 1 to 200 characters.`);
  if (roleOf(await readMembers(sql, campaignId), userId) !== null)
    throw new CampaignError("already_member", `"${userId}" already belongs to this campaign. Change their role instead.`);
  await deleteRemoval(sql, campaignId, userId);
  await sql.deleteFrom("join_requests").where("campaign_id", "=", campaignId).where("user_id", "=", userId).execute();
  await sql
    .insertInto("members")
    .values({ campaign_id: campaignId, user_id: userId, role: Role.parse(role), character_id: null, name })
    .execute();
  return readMember(sql, campaignId, userId);
};

/** Takes a member back who could not be given a character, as if they had never been added. */
export const retractMember = (database: DatabaseConnection, campaignId: string, userId: string): Promise<void> =>
  database.transaction(async ({ sql }) => {
    await sql.deleteFrom("members").where("campaign_id", "=", campaignId).where("user_id", "=", userId).execute();
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
    await setRole(sql, campaignId, userId, Role.parse(role));
    return readMember(sql, campaignId, userId);
  });

/** Makes another member DM and gives the DM who asks another role, at once. */
export const transferDm = (
  database: DatabaseConnection,
  { campaignId, requesterId, userId, becomes }: MemberRequest & { readonly becomes: "PLAYER" | "OBSERVER" },
): Promise<Member> =>
  database.transaction(async ({ sql }) => {
    const members = await lockMembers(sql, campaignId, requesterId, "hand over their role");
    if (roleOf(members, userId) === null) throw memberNotFound(userId);
    if (userId === requesterId) throw new CampaignError("request_invalid", "You are the DM already. Name the member who takes over.");
    await setRole(sql, campaignId, userId, "DM");
    await setRole(sql, campaignId, requesterId, becomes);
    return readMember(sql, campaignId, userId);
  });

/** An observer plays no character. */
const setRole = async (sql: Scope, campaignId: string, userId: string, role: Role): Promise<void> => {
  const given = role === "OBSERVER" ? { role, character_id: null } : { role };
  await sql.updateTable("members").set(given).where("campaign_id", "=", campaignId).where("user_id", "=", userId).execute();
};

/** Reads a member. Throws `member_not_found`. */
export const readMember = async (scope: Scope, campaignId: string, userId: string): Promise<Member> => {
  const member = (await readMembers(scope, campaignId)).find(({ user_id }) => user_id === userId);
  if (member === undefined) throw memberNotFound(userId);
  return member;
};
