import { KernelError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/campaigns";

/** The demo campaign and the two users it is made for. */
export const demo = { campaign: "demo", scenario: "dead_drop", dm: "dee", player: "ada" };

/** Founds the demo campaign unless it is there: a DM who watches over it and a player with a character. Its dice always fall alike. */
export const ensureDemo = async (kernel: Kernel): Promise<void> => {
  const campaigns = await kernel.use(Campaigns);
  const members = [{ user: demo.player, role: "PLAYER" as const, character: {} }];
  try {
    await campaigns.create({ id: demo.campaign, seed: demo.campaign, scenario_id: demo.scenario, user: demo.dm, character: null, members });
  } catch (error) {
    if (!(error instanceof KernelError && error.code === "campaign_exists")) throw error;
  }
};
