import { CampaignError } from "freeform-rpg/plugins/canon/campaigns/lib";
import { AppError } from "freeform-rpg/kernel";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { Role } from "freeform-rpg/schemas";
import type { AcceptedInvitation, Arrival } from "../tokens.ts";
import { findInvitation, requireOpen } from "./find-invitation.ts";
import type { InvitationRow } from "./find-invitation.ts";
import type { InvitationsOptions } from "./options.ts";

type Scope = DatabaseConnection["sql"];

/** Joins by a code, or asks to. The use is counted first and given back when the user cannot be made a member. */
export const acceptInvitation = async (
  options: InvitationsOptions,
  request: AcceptedInvitation,
): Promise<{ readonly campaignId: string; readonly arrival: Arrival }> => {
  const { database, publish } = options;
  const { invitation, standing } = await database.transaction(({ sql }) => take(sql, request));
  const { campaign_id: campaignId, role } = invitation;
  if (standing === "asked") publish({ type: "join_requested", campaignId, userId: request.userId });
  if (standing === "asked" || standing === "waiting") return { campaignId, arrival: "waiting" };
  if (standing === "counted") {
    try {
      await admit(options, { ...request, campaignId, role, seatId: invitation.seat_id ?? request.seatId });
    } catch (error) {
      await giveBack(database.sql, invitation);
      if (!(error instanceof AppError) || error.code !== "already_member") throw error;
    }
  }
  return { campaignId, arrival: "joined" };
};

/** Whether the user is a member, waits, asks now, or was counted and is to be admitted. */
type Standing = "member" | "waiting" | "asked" | "counted";

const take = async (sql: Scope, request: AcceptedInvitation): Promise<{ invitation: InvitationRow; standing: Standing }> => {
  const invitation = await findInvitation(sql, request.code, true);
  const { campaign_id, id } = invitation;
  const own = { campaign_id, user_id: request.userId };
  const isMember = await sql
    .selectFrom("members")
    .select("role")
    .where("campaign_id", "=", campaign_id)
    .where("user_id", "=", request.userId)
    .executeTakeFirst();
  if (isMember !== undefined) return { invitation, standing: "member" };
  const asked = await sql
    .selectFrom("join_requests")
    .select("refused_at")
    .where("campaign_id", "=", campaign_id)
    .where("user_id", "=", request.userId)
    .executeTakeFirst();
  if (asked?.refused_at === null) return { invitation, standing: "waiting" };
  if (asked !== undefined) throw new CampaignError("join_refused", "The DM has refused your request to join this campaign. Ask them.");
  requireOpen(invitation);
  await requireWelcome(sql, invitation, request.userId);
  if (!invitation.approval) {
    await sql
      .updateTable("invitations")
      .set({ uses: invitation.uses + 1 })
      .where("campaign_id", "=", campaign_id)
      .where("id", "=", id)
      .execute();
    return { invitation, standing: "counted" };
  }
  const seat_id = invitation.seat_id ?? request.seatId;
  await sql
    .insertInto("join_requests")
    .values({ ...own, name: request.name, invitation_id: id, seat_id })
    .execute();
  return { invitation, standing: "asked" };
};

/** Who was removed, or left, comes back only by an invitation that was made afterwards. */
const requireWelcome = async (sql: Scope, { campaign_id, created_at }: InvitationRow, userId: string): Promise<void> => {
  const removal = await sql
    .selectFrom("member_removals")
    .select("removed_at")
    .where("campaign_id", "=", campaign_id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (removal !== undefined && new Date(removal.removed_at) >= new Date(created_at))
    throw new CampaignError(
      "member_removed",
      "You left this campaign, or were removed, after this invitation was made. Ask the DM for another.",
    );
};

const giveBack = async (sql: Scope, { campaign_id, id }: InvitationRow): Promise<void> => {
  await sql
    .updateTable("invitations")
    .set((row) => ({ uses: row("uses", "-", 1) }))
    .where("campaign_id", "=", campaign_id)
    .where("id", "=", id)
    .execute();
};

/** Makes a user a member. A player who names no character takes the first that is free, or joins without one. */
export const admit = async (
  { campaigns, publish }: InvitationsOptions,
  { campaignId, userId, name, role, seatId }: Applicant,
): Promise<void> => {
  const request = { campaignId, userId, name, role };
  if (role !== "OBSERVER" && seatId !== null) await campaigns.admit({ ...request, character: { seat: seatId } });
  else if (role !== "PLAYER") await campaigns.admit(request);
  else
    await campaigns.admit({ ...request, character: {} }).catch((error) => {
      if (!(error instanceof AppError) || !error.code.startsWith("character")) throw error;
      return campaigns.admit(request);
    });
  publish({ type: "member_joined", campaignId, userId, memberId: userId });
};

interface Applicant extends Omit<AcceptedInvitation, "code"> {
  readonly campaignId: string;
  readonly role: Role;
}
