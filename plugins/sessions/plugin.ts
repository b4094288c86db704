import { Runner, definePlugin, give, provide, tapChange } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Lore } from "freeform-rpg/plugins/lore";
import { offlineAnswers, prompts } from "freeform-rpg/plugins/models";
import { reviewReconciliation } from "freeform-rpg/plugins/reconciler";
import { CampaignBus } from "freeform-rpg/plugins/turn";
import { addSessions } from "./api/add-sessions.ts";
import { summariseStage } from "./ending/end-session.ts";
import { offlineSummaryAnswer, summaryPrompt } from "./ending/write-summary.ts";
import { openSessions } from "./open-sessions.ts";
import { foldOlder } from "./summaries/fold-older.ts";
import { Sessions } from "./tokens.ts";

/** Evenings of play: their beginning and end, their summaries and the recap; and between them, what keeps a long story short. */
export default definePlugin({
  name: "sessions",
  create: () => ({
    services: [
      provide(Sessions, {
        uses: { database: Database, log: Log, lore: Lore, runner: Runner, bus: CampaignBus },
        create: ({ bus, ...tools }) => openSessions({ ...tools, publish: bus.publish }),
      }),
    ],
    stages: [summariseStage],
    taps: [
      tapChange(reviewReconciliation, (reconciliation, { world, used: { database } }) => foldOlder(reconciliation, world, database.sql), {
        uses: { database: Database },
      }),
    ],
    gifts: [give(apiParts, addSessions), give(prompts, summaryPrompt), give(offlineAnswers, offlineSummaryAnswer)],
  }),
});
