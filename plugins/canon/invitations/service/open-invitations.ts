import { CampaignError, freeSeats, lockMembers, requireDm } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { Entity } from "freeform-rpg/schemas";
import type { InvitationsService } from "../tokens.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { decideRequest } from "./decide-request.ts";
import { findInvitation, requireOpen } from "./find-invitation.ts";
import { hashCode, newCode } from "./invitation-code.ts";
import type { InvitationsOptions } from "./options.ts";

/** Creates the service of invitations. */
export const openInvitations = (options: InvitationsOptions): InvitationsService => {
  const { database, newId } = options;
  return {
    create: async ({ campaignId, userId, wish }) => {
      await requireDm(database.sql, campaignId, userId, "invite others");
      if (wish.seatId !== null) await requireFree(options, campaignId, wish.seatId, wish.role);
      const [id, code] = [newId(), newCode(campaignId)];
      const expires_at = new Date(Date.now() + wish.hours * 3_600_000);
      const { role, note, approval, maxUses: max_uses, seatId: seat_id } = wish;
      const kept = { campaign_id: campaignId, id, code_hash: hashCode(code), created_by: userId, expires_at };
      await database.sql
        .insertInto("invitations")
        .values({ ...kept, role, note, approval, max_uses, seat_id })
        .execute();
      return { id, code };
    },
    revoke: ({ campaignId, userId, invitationId }) =>
      database.transaction(async ({ sql }) => {
        await lockMembers(sql, campaignId, userId, "revoke invitations");
        const revoked = sql.updateTable("invitations").set({ revoked_at: new Date() }).where("campaign_id", "=", campaignId);
        const { numUpdatedRows } = await revoked.where("id", "=", invitationId).executeTakeFirst();
        if (numUpdatedRows === 0n)
          throw new CampaignError("invitation_not_found", `There is no invitation "${invitationId}" in this campaign.`);
      }),
    preview: async (code) => {
      const found = await findInvitation(database.sql, code);
      requireOpen(found);
      const { campaign_id: campaignId, role, note, approval, expires_at } = found;
      const { name } = await database.sql.selectFrom("campaigns").select("name").where("id", "=", campaignId).executeTakeFirstOrThrow();
      const seats =
        role === "OBSERVER"
          ? []
          : (await readSeats(options, campaignId)).filter(({ id }) => found.seat_id === null || id === found.seat_id);
      return { campaignId, campaignName: name, role, note, approval, expiresAt: new Date(expires_at), seats: seats.map(show) };
    },
    accept: (request) => acceptInvitation(options, request),
    decide: (request) => decideRequest(options, request),
  };
};

/** The playable characters that no one plays. */
const readSeats = async ({ database, log }: InvitationsOptions, campaignId: string): Promise<Entity[]> => {
  const rows = await database.sql.selectFrom("members").select("character_id").where("campaign_id", "=", campaignId).execute();
  return freeSeats((await log.state(campaignId)).entities, new Set(rows.flatMap(({ character_id }) => character_id ?? [])));
};

const requireFree = async (options: InvitationsOptions, campaignId: string, seatId: string, role: string): Promise<void> => {
  if (role === "OBSERVER")
    throw new CampaignError("invitation_invalid", "An observer plays no character. Leave the seat out, or invite a player.");
  const seats = await readSeats(options, campaignId);
  if (seats.some(({ id }) => id === seatId)) return;
  const free = seats.length === 0 ? "None is free." : `Free are: ${seats.map(({ id }) => id).join(", ")}.`;
  throw new CampaignError("seat_taken", `"${seatId}" is no character that can be taken. ${free}`);
};

const show = ({ id, name, attrs: { description } }: Entity) => ({
  id,
  name,
  description: typeof description === "string" ? description : "",
});
