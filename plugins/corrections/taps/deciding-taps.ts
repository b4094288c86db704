import { tapChange } from "freeform-rpg/kernel";
import type { Tap } from "freeform-rpg/kernel";
import { reviewPlan } from "freeform-rpg/plugins/planner";
import { reviewResolution } from "freeform-rpg/plugins/resolver";
import { reviewRuling } from "freeform-rpg/plugins/validator";
import type { RunCanons } from "./run-canons.ts";
import { uses } from "./run-canons.ts";
import { tellDeep } from "./tell-deep.ts";

/** Taps on what is ruled, planned and decided: whatever a plugin says of it in words, it says under canonical names. */
export const decidingTaps = (runs: RunCanons): Tap[] => [
  tapChange(reviewRuling, async (ruling, { used, world }, { runId }) => tellDeep(ruling, await runs.in(used, runId, world.campaign.id)), {
    uses,
    order: "post",
  }),
  tapChange(reviewPlan, async (plan, { used }, { runId }) => tellDeep(plan, await runs.of(used, runId)), { uses, order: "post" }),
  tapChange(
    reviewResolution,
    async (resolution, { used, world }, { runId }) => tellDeep(resolution, await runs.in(used, runId, world.campaign.id)),
    { uses, order: "post" },
  ),
];
