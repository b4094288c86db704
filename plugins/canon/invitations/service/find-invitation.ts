import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { CampaignError } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { Selectable } from "kysely";
import { campaignOf, hashCode } from "./invitation-code.ts";

/** A stored invitation. */
export type InvitationRow = Selectable<Tables["invitations"]>;

type Scope = DatabaseConnection["sql"];

/** Finds the invitation of a code, whatever became of it, and locks it if asked to. Throws `invitation_not_found`. */
export const findInvitation = async (sql: Scope, code: string, lock = false): Promise<InvitationRow> => {
  const query = sql
    .selectFrom("invitations")
    .selectAll()
    .where("campaign_id", "=", campaignOf(code))
    .where("code_hash", "=", hashCode(code));
  const found = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (found === undefined)
    throw new CampaignError("invitation_not_found", "This invitation is unknown. Check the code, or ask the DM for another.");
  return found;
};

/** Checks that an invitation can be used now. Throws `invitation_expired`, `invitation_revoked`, `invitation_used_up`. */
export const requireOpen = ({ revoked_at, expires_at, max_uses, uses }: InvitationRow): void => {
  if (revoked_at !== null) throw new CampaignError("invitation_revoked", "The DM has revoked this invitation. Ask for another.");
  if (new Date(expires_at) <= new Date())
    throw new CampaignError(
      "invitation_expired",
      `This invitation expired on ${new Date(expires_at).toISOString()}. Ask the DM for another.`,
    );
  if (max_uses !== null && uses >= max_uses)
    throw new CampaignError(
      "invitation_used_up",
      `This invitation was for ${max_uses === 1 ? "one user" : `${max_uses} users`}. Ask the DM for another.`,
    );
};
