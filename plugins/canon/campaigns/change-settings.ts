import type { SettingsChange } from "./settings-change.ts";
import type { DatabaseConnection } from "freeform-rpg/db";
import { OnUnfixableNarration } from "freeform-rpg/schemas/values";
import { lockMembers } from "./members/member-rows.ts";

/** Changes a campaign's settings, from the next turn on. Throws `campaign_not_found`, `forbidden`. */
export const changeSettings = (database: DatabaseConnection, { campaign_id, by, on_unfixable_narration }: SettingsChange): Promise<void> =>
  database.transaction(async ({ sql }) => {
    await lockMembers(sql, campaign_id, by, "change its settings");
    await sql
      .updateTable("campaigns")
      .set({ on_unfixable_narration: OnUnfixableNarration.parse(on_unfixable_narration) })
      .where("id", "=", campaign_id)
      .execute();
  });
