import { definePlugin, provideValue } from "freeform-rpg/kernel";
import { reviewPacket, reviewWorld } from "freeform-rpg/plugins/turn/context";
import { reviewInterpretation } from "freeform-rpg/plugins/turn/interpreter";
import { judgeNarration, repairNarration, reviewNarration } from "freeform-rpg/plugins/turn/narrator";
import { reviewPlan } from "freeform-rpg/plugins/turn/planner";
import { reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { Dice, reviewResolution } from "freeform-rpg/plugins/turn/resolver";
import { seededDice } from "freeform-rpg/plugins/turn/resolver/lib";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";
import campaigns from "../../../plugins/canon/campaigns/plugin.ts";
import corrections from "../../../plugins/canon/corrections/plugin.ts";
import lore from "../../../plugins/memory/lore/plugin.ts";
import models from "../../../plugins/models/core/plugin.ts";
import jobs from "../../../plugins/operations/jobs/plugin.ts";
import systems from "../../../plugins/rules/systems/plugin.ts";
import chatCommands from "../../../plugins/turn/chat-commands/plugin.ts";
import turn from "../../../plugins/turn/queue/plugin.ts";
import tableTalk from "../../../plugins/turn/table-talk/plugin.ts";

/** Declares the hooks of a turn that plugins tap, and calls none of them. */
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

/** The plugins that bring turns and table talk to the API, and the hooks of a turn. */
export const turnPlugins = [hooksOfTurns, turn, tableTalk, chatCommands];

/** Dice that fall the same way for the same seed. */
export const dice = provideValue(Dice, { seeded: seededDice });

/** The plugins that bring corrections to the API. */
export const correctionPlugins = [corrections];

/** The plugins that bring campaigns, their members and session zero to the API. */
export const campaignPlugins = [jobs, lore, models, systems, campaigns];
