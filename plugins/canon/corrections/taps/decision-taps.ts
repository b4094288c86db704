import { tapChange } from "freeform-rpg/kernel";
import type { Tap } from "freeform-rpg/kernel";
import { reviewPlan } from "freeform-rpg/plugins/turn/planner";
import { reviewResolution } from "freeform-rpg/plugins/turn/resolver";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";
import type { RunCanons } from "./run-canons.ts";
import { uses } from "./run-canons.ts";
import { renameDeep } from "./rename-deep.ts";

/** Taps on rulings, plans and resolutions: their texts use canonical names, independent of the plugin that wrote them. */
export const decisionTaps = (runs: RunCanons): Tap[] => [
  tapChange(
    reviewRuling,
    async (ruling, { used, world }, { runId }) => renameDeep(ruling, await runs.forCampaign(used, runId, world.campaign.id)),
    {
      uses,
      order: "post",
    },
  ),
  tapChange(reviewPlan, async (plan, { used }, { runId }) => renameDeep(plan, await runs.forRun(used, runId)), { uses, order: "post" }),
  tapChange(
    reviewResolution,
    async (resolution, { used, world }, { runId }) => renameDeep(resolution, await runs.forCampaign(used, runId, world.campaign.id)),
    { uses, order: "post" },
  ),
];
