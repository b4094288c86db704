import { Runner, definePlugin, contribute, provide, tapChange } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { sightIn } from "freeform-rpg/db/lib";
import { apiParts } from "freeform-rpg/graphql";
import { summaryRewriters } from "freeform-rpg/plugins/canon/strikes";
import { Lore } from "freeform-rpg/plugins/memory/lore";
import { offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { reviewReconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { reviewRuling } from "freeform-rpg/plugins/turn/validator";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { addSessions } from "./api/add-sessions.ts";
import { summariseStage } from "./ending/end-session.ts";
import { offlineSummaryAnswer, summaryPrompt } from "./ending/write-summary.ts";
import { openSessions } from "./open-sessions.ts";
import { addStory } from "./recap/add-story.ts";
import { addDueSummaries } from "./summaries/add-due-summaries.ts";
import { rewriteSummaries } from "./summaries/rewrite-summaries.ts";
import { Sessions } from "./tokens.ts";

/** Starts and ends sessions, writes summaries and recaps, and adds running summaries to turns. */
export default definePlugin({
  name: "sessions",
  create: () => ({
    services: [
      provide(Sessions, {
        uses: { database: Database, log: Log, lore: Lore, runner: Runner, bus: CampaignBus },
        create: ({ bus, ...deps }) => openSessions({ ...deps, publish: bus.publish }),
      }),
    ],
    stages: [summariseStage],
    taps: [
      tapChange(reviewRuling, (ruling, { world, used: { database } }) => addStory(ruling, world, sightIn(world, database.sql)), {
        uses: { database: Database },
        order: "pre",
      }),
      tapChange(
        reviewReconciliation,
        (reconciliation, { world, used: { database } }) => addDueSummaries(reconciliation, world, sightIn(world, database.sql)),
        {
          uses: { database: Database },
        },
      ),
    ],
    contributes: [
      contribute(summaryRewriters, { rewrite: rewriteSummaries }),
      contribute(apiParts, addSessions),
      contribute(prompts, summaryPrompt),
      contribute(offlineAnswers, offlineSummaryAnswer),
    ],
  }),
});
