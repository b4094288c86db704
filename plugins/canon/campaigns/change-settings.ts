import type { SettingsChange } from "./settings-change.ts";
import type { DatabaseConnection } from "freeform-rpg/db";
import { OnUnfixableNarration } from "freeform-rpg/schemas/values";
import { lockMembers } from "./members/member-rows.ts";

/** Changes a campaign's settings, from the next turn on. Throws `campaign_not_found`, `forbidden`. */
export const changeSettings = (
  database: DatabaseConnection,
  { campaignId, requesterId, onUnfixableNarration, sharedStory }: SettingsChange,
): Promise<void> =>
  database.transaction(async ({ sql }) => {
    await lockMembers(sql, campaignId, requesterId, "change its settings");
    await sql
      .updateTable("campaigns")
      .set({
        updated_at: new Date(),
        ...(onUnfixableNarration !== undefined && { on_unfixable_narration: OnUnfixableNarration.parse(onUnfixableNarration) }),
        ...(sharedStory !== undefined && { shared_story: sharedStory }),
      })
      .where("id", "=", campaignId)
      .execute();
  });
