import { definePlugin } from "freeform-rpg/kernel";
import { reviewPacket, reviewWorld } from "freeform-rpg/plugins/turn/context";
import { reviewInterpretation } from "freeform-rpg/plugins/turn/interpreter";
import { judgeNarration, repairNarration, reviewNarration } from "freeform-rpg/plugins/turn/narrator";
import { reviewPlan } from "freeform-rpg/plugins/turn/planner";
import { reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { reviewResolution } from "freeform-rpg/plugins/turn/resolver";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";
import campaigns from "../../../plugins/canon/campaigns/plugin.ts";
import corrections from "../../../plugins/canon/corrections/plugin.ts";
import lore from "../../../plugins/memory/lore/plugin.ts";
import models from "../../../plugins/models/core/plugin.ts";
import jobs from "../../../plugins/operations/jobs/plugin.ts";
import systems from "../../../plugins/rules/systems/plugin.ts";

/** Declares the hooks of a turn that corrections taps, and calls none of them. */
const hooksOfTurns = definePlugin({
  name: "hooks-of-turns",
  create: () => ({
    hooks: [
      reviewWorld,
      reviewPacket,
      reviewInterpretation,
      reviewRuling,
      reviewPlan,
      reviewResolution,
      reviewNarration,
      judgeNarration,
      repairNarration,
      reviewReconciliation,
    ],
  }),
});

/** The plugins that bring corrections to the API. */
export const correctionPlugins = [hooksOfTurns, corrections];

/** The plugins that bring campaigns, their members and session zero to the API. */
export const campaignPlugins = [jobs, lore, models, systems, campaigns];
