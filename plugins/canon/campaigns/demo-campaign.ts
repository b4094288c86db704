import { AppError } from "freeform-rpg/kernel";
import type { CampaignsService } from "./tokens.ts";

/** The id of the campaign that `npm start` creates. */
export const demoId = "demo";

/** Creates the demo campaign unless it exists. Concurrent callers create it once. */
export const ensureDemo = async (
  create: CampaignsService["create"],
  { scenario_id, dm, player }: { readonly scenario_id: string; readonly dm: string; readonly player: string },
): Promise<{ campaign_id: string; created: boolean }> => {
  try {
    // A fixed seed, so that the documentation can show the first turns of the demo.
    const members = [{ user: player, role: "PLAYER" as const, character: {} }];
    await create({ scenario_id, id: demoId, seed: demoId, user: dm, character: null, members });
    return { campaign_id: demoId, created: true };
  } catch (error) {
    if (error instanceof AppError && error.code === "campaign_exists") return { campaign_id: demoId, created: false };
    throw error;
  }
};
