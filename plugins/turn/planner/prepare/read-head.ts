import type { DatabaseConnection } from "freeform-rpg/db";

/** The id of a campaign's newest event; `null` for an unknown campaign. */
export const readHead = async ({ sql }: DatabaseConnection, campaignId: string): Promise<string | null> => {
  const row = await sql
    .selectFrom("campaigns")
    .innerJoin("events", (join) => join.onRef("events.campaign_id", "=", "campaigns.id").onRef("events.seq", "=", "campaigns.head_seq"))
    .select("events.id")
    .where("campaigns.id", "=", campaignId)
    .executeTakeFirst();
  return row?.id ?? null;
};
