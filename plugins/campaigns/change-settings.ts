import type { DatabaseConnection } from "freeform-rpg/db";
import { BeyondRepair } from "freeform-rpg/schemas";
import { lockMembers } from "./members/member-rows.ts";

/** What a DM may change about a campaign that is under way. */
export interface SettingsChange {
  readonly campaign_id: string;
  readonly by: string;
  readonly beyond_repair: BeyondRepair;
}

/** Changes a campaign's settings; the next turn is played by them. Throws `campaign_not_found`, `forbidden`. */
export const changeSettings = (database: DatabaseConnection, { campaign_id, by, beyond_repair }: SettingsChange): Promise<void> =>
  database.transaction(async ({ sql }) => {
    await lockMembers(sql, campaign_id, by, "change its settings");
    await sql
      .updateTable("campaigns")
      .set({ beyond_repair: BeyondRepair.parse(beyond_repair) })
      .where("id", "=", campaign_id)
      .execute();
  });
