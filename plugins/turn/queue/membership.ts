import type { DatabaseConnection, RunRow } from "freeform-rpg/db";
import { OrderOfPlay as OrderOfPlaySchema } from "freeform-rpg/schemas/campaign";
import { isDead, isRetired } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity, OrderOfPlay } from "freeform-rpg/schemas";
import { TurnError } from "./errors.ts";
import { isRound } from "./rounds/is-round.ts";

/** A user's membership of a campaign. */
export interface Membership {
  readonly role: "DM" | "PLAYER" | "OBSERVER";
  /** The character the user plays; `null` when there is none. */
  readonly actorId: string | null;
  /** Whether play in the campaign is paused. */
  readonly paused: boolean;
  /** Whether the campaign is archived. */
  readonly archived: boolean;
  readonly order: OrderOfPlay;
  /** Why the character does not act any more; `null` where it does. */
  readonly gone: "dead" | "retired" | null;
}

/** Finds a user's membership of a campaign. Throws `campaign_not_found`. */
export type FindMembership = (campaignId: string, userId: string) => Promise<Membership>;

/** Reads memberships from the database, in one statement. */
export const findMembershipIn =
  ({ sql }: DatabaseConnection): FindMembership =>
  async (campaignId, userId) => {
    const row = await sql
      .selectFrom("campaigns")
      .leftJoin("members", (join) => join.onRef("members.campaign_id", "=", "campaigns.id").on("members.user_id", "=", userId))
      .leftJoin("entities", (join) =>
        join.onRef("entities.campaign_id", "=", "campaigns.id").onRef("entities.id", "=", "members.character_id"),
      )
      .select(["entities.attrs", "entities.tags"])
      .select(["campaigns.id", "campaigns.status", "campaigns.order_of_play", "members.role", "members.character_id"])
      .where("campaigns.id", "=", campaignId)
      .executeTakeFirst();
    if (!row?.role) throw campaignNotFound(campaignId);
    return {
      role: row.role,
      actorId: row.character_id,
      paused: row.status === "paused",
      archived: row.status === "archived",
      order: OrderOfPlaySchema.parse(row.order_of_play ?? {}),
      gone: row.attrs === null || row.tags === null ? null : goneAs({ attrs: row.attrs, tags: row.tags }),
    };
  };

const goneAs = (character: Pick<Entity, "attrs" | "tags">): Membership["gone"] => {
  if (isRetired(character)) return "retired";
  return isDead(character) ? "dead" : null;
};

/** The same for a campaign that does not exist and for a user who is not a member, so that it reveals nothing. */
const campaignNotFound = (campaignId: string) =>
  new TurnError("campaign_not_found", `There is no campaign "${campaignId}", or you are not a member of it. List yours to see their ids.`);

/** A run is cancelled by the player who asked for it, unless it plays a round, or by a DM of its campaign. Throws `forbidden`. */
export const authorizeCancel = async (run: RunRow, userId: string, findMembership: FindMembership): Promise<void> => {
  if (run.userId === userId && !isRound(run)) return;
  const membership = run.campaignId === null ? null : await findMembership(run.campaignId, userId);
  if (membership?.role !== "DM") throw new TurnError("forbidden", "Only the player whose turn it is, or the DM, can cancel a turn.");
};
