import type { DatabaseConnection } from "freeform-rpg/db";
import { TurnError } from "./errors.ts";

/** A user's place in a campaign. */
export interface Standing {
  readonly role: "DM" | "PLAYER" | "OBSERVER";
  /** The character the user plays; `null` when there is none. */
  readonly actor_id: string | null;
}

/** Finds a user's place in a campaign. Throws `campaign_not_found`, `not_a_member`. */
export type FindStanding = (campaignId: string, userId: string) => Promise<Standing>;

/** Reads standings from the database, in one statement. */
export const findStandingIn =
  ({ sql }: DatabaseConnection): FindStanding =>
  async (campaignId, userId) => {
    const row = await sql
      .selectFrom("campaigns")
      .leftJoin("members", (join) => join.onRef("members.campaign_id", "=", "campaigns.id").on("members.user_id", "=", userId))
      .select(["campaigns.id", "members.role", "members.character_id"])
      .where("campaigns.id", "=", campaignId)
      .executeTakeFirst();
    if (!row) throw new TurnError("campaign_not_found", `There is no campaign "${campaignId}". List yours to see their ids.`);
    if (!row.role) throw notAMember(campaignId, userId);
    return { role: row.role, actor_id: row.character_id };
  };

const notAMember = (campaignId: string, userId: string) =>
  new TurnError("not_a_member", `"${userId}" is not a member of the campaign "${campaignId}". Ask its DM to be added.`);
