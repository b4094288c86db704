import type { BudgetChange, SettingsChange } from "./settings-change.ts";
import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { Calibration, CampaignBudget, ReviewSettings } from "freeform-rpg/schemas/campaign";
import { OnUnfixableNarration } from "freeform-rpg/schemas/values";
import { lockMembers } from "./members/member-rows.ts";

/** Changes a campaign's settings, from the next turn on. Throws `campaign_not_found`, `forbidden`. */
export const changeSettings = (
  database: DatabaseConnection,
  { campaignId, requesterId, onUnfixableNarration, sharedStory, language, review = {}, budget = {}, contentPacks }: SettingsChange,
): Promise<void> =>
  database.transaction(async ({ sql }) => {
    await lockMembers(sql, campaignId, requesterId, "change its settings");
    const before = await sql
      .selectFrom("campaigns")
      .select(["review", "budget", "on_unfixable_narration", "calibration"])
      .where("id", "=", campaignId)
      .executeTakeFirstOrThrow();
    await sql
      .updateTable("campaigns")
      .set({
        updated_at: new Date(),
        on_unfixable_narration: OnUnfixableNarration.parse(onUnfixableNarration ?? before.on_unfixable_narration),
        review: encodeJson(ReviewSettings.parse({ ...before.review, ...review })),
        budget: encodeJson(changeBudget(before.budget, budget)),
        ...(language !== undefined && { calibration: encodeJson(speakIn(before.calibration, language)) }),
        ...(sharedStory !== undefined && { shared_story: sharedStory }),
        ...(contentPacks !== undefined && { content_packs: encodeJson(contentPacks) }),
      })
      .where("id", "=", campaignId)
      .execute();
  });

const speakIn = ({ language: _before, ...calibration }: Calibration, language: string | null): Calibration =>
  Calibration.parse({ ...calibration, ...(language !== null && { language }) });

const changeBudget = (before: CampaignBudget, change: BudgetChange): CampaignBudget => {
  const given = Object.entries(change).filter(([, dollars]) => dollars !== undefined);
  const after = Object.entries({ ...before, ...Object.fromEntries(given) }).filter(([, dollars]) => dollars !== null);
  return CampaignBudget.parse(Object.fromEntries(after));
};
