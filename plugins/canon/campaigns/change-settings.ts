import type { SettingsChange } from "./settings-change.ts";
import type { DatabaseConnection } from "freeform-rpg/db";
import { OnUnfixableNarration } from "freeform-rpg/schemas/values";
import { lockMembers } from "./members/member-rows.ts";

/** Changes a campaign's settings, from the next turn on. Throws `campaign_not_found`, `forbidden`. */
export const changeSettings = (
  database: DatabaseConnection,
  { campaignId, requesterId, onUnfixableNarration }: SettingsChange,
): Promise<void> =>
  database.transaction(async ({ sql }) => {
    await lockMembers(sql, campaignId, requesterId, "change its settings");
    await sql
      .updateTable("campaigns")
      .set({ on_unfixable_narration: OnUnfixableNarration.parse(onUnfixableNarration) })
      .where("id", "=", campaignId)
      .execute();
  });
