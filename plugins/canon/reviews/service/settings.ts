import type { DatabaseConnection } from "freeform-rpg/db";
import { ReviewSettings } from "freeform-rpg/schemas/campaign";

/** What a campaign's DMs review. */
export const readSettings = async ({ sql }: DatabaseConnection, campaignId: string): Promise<ReviewSettings> => {
  const row = await sql.selectFrom("campaigns").select("review").where("id", "=", campaignId).executeTakeFirst();
  return ReviewSettings.parse(row?.review ?? {});
};

/** Whether actions wait for a DM before the dice. */
export const asksActions = ({ mode }: ReviewSettings): boolean => mode === "actions" || mode === "all";

/** Whether narrations wait for a DM before players read them. */
export const asksNarrations = ({ mode }: ReviewSettings): boolean => mode === "narration" || mode === "all";
