import { CampaignError, lockMembers } from "freeform-rpg/plugins/canon/campaigns/lib";
import { admit } from "./accept-invitation.ts";
import type { InvitationsOptions } from "./options.ts";

/** Admits or refuses someone who waits. The seat they asked for is theirs if it is still free. */
export const decideRequest = async (
  options: InvitationsOptions,
  { campaignId, userId, applicantId, admit: admits }: { campaignId: string; userId: string; applicantId: string; admit: boolean },
): Promise<void> => {
  const request = await options.database.transaction(async ({ sql }) => {
    await lockMembers(sql, campaignId, userId, "admit others");
    const found = await sql
      .selectFrom("join_requests")
      .innerJoin("invitations", (join) =>
        join.onRef("invitations.campaign_id", "=", "join_requests.campaign_id").onRef("invitations.id", "=", "join_requests.invitation_id"),
      )
      .select(["join_requests.name", "join_requests.seat_id", "invitations.role", "invitations.id"])
      .where("join_requests.campaign_id", "=", campaignId)
      .where("join_requests.user_id", "=", applicantId)
      .executeTakeFirst();
    if (found === undefined) throw new CampaignError("join_request_not_found", `"${applicantId}" does not wait to join this campaign.`);
    const own = sql
      .updateTable("join_requests")
      .set({ refused_at: admits ? null : new Date() })
      .where("campaign_id", "=", campaignId);
    await own.where("user_id", "=", applicantId).execute();
    if (admits)
      await sql
        .updateTable("invitations")
        .set((row) => ({ uses: row("uses", "+", 1) }))
        .where("campaign_id", "=", campaignId)
        .where("id", "=", found.id)
        .execute();
    return found;
  });
  if (!admits) return;
  const { name, role, seat_id: seatId } = request;
  const applicant = { campaignId, userId: applicantId, name, role };
  await admit(options, { ...applicant, seatId }).catch((error) => {
    if (seatId === null) throw error;
    return admit(options, { ...applicant, seatId: null });
  });
};
