import type { DatabaseConnection } from "freeform-rpg/db";
import type { Role } from "freeform-rpg/schemas";
import { campaignNotFound, notDm } from "../campaign-error.ts";
import type { Member } from "../new-campaign.ts";

/** A handle on the database, inside a transaction or not. */
export type Scope = DatabaseConnection["sql"];

/** The campaign's members in the order in which they joined. */
export const readMembers = async (scope: Scope, campaignId: string): Promise<Member[]> => {
  const rows = await scope
    .selectFrom("members")
    .select(["user_id", "role", "character_id", "joined_at", "name"])
    .where("campaign_id", "=", campaignId)
    .orderBy("joined_at")
    .orderBy("user_id")
    .execute();
  return rows.map(({ joined_at, name, ...row }) => ({ ...row, name: name ?? row.user_id, joined_at: new Date(joined_at) }));
};

/** Reads the members after checking that `user` is one of them. Throws `campaign_not_found`. */
export const membersFor = async (scope: Scope, campaignId: string, user: string): Promise<Member[]> => {
  const members = await readMembers(scope, campaignId);
  if (!members.some(({ user_id }) => user_id === user)) throw campaignNotFound(campaignId);
  return members;
};

/** Locks the campaign's row. Throws `campaign_not_found`. */
export const lockCampaign = async (scope: Scope, campaignId: string): Promise<void> => {
  const found = await scope.selectFrom("campaigns").select("id").where("id", "=", campaignId).forUpdate().executeTakeFirst();
  if (found === undefined) throw campaignNotFound(campaignId);
};

/** Locks the campaign so that changes to its members run one after another, and checks that a DM makes the change unless `open`. */
export const lockMembers = async (scope: Scope, campaignId: string, requesterId: string, what: string, open = false): Promise<Member[]> => {
  await lockCampaign(scope, campaignId);
  const members = await membersFor(scope, campaignId, requesterId);
  if (!open && roleOf(members, requesterId) !== "DM") throw notDm(what);
  return members;
};

/** The role of a member, `null` for others. */
export const roleOf = (members: readonly Member[], user: string): Role | null =>
  members.find(({ user_id }) => user_id === user)?.role ?? null;

/** True when the user is the only DM. */
export const isLastDm = (members: readonly Member[], user: string): boolean =>
  roleOf(members, user) === "DM" && !members.some(({ user_id, role }) => user_id !== user && role === "DM");
