import { definePlugin, give, provide } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { CampaignBus } from "freeform-rpg/plugins/turn";
import { openCorrections } from "./service/open-corrections.ts";
import { decidingTaps } from "./taps/deciding-taps.ts";
import { readingTaps } from "./taps/reading-taps.ts";
import { createRunCanons, uses } from "./taps/run-canons.ts";
import { tellingTaps } from "./taps/telling-taps.ts";
import { Corrections, TurnCanons, canonSources } from "./tokens.ts";

/** Keeps corrections, and holds every turn to them: whichever plugins make it, what is read, told and kept is canonical. */
export default definePlugin({
  name: "corrections",
  create: () => {
    const runs = createRunCanons();
    return {
      services: [
        provide(Corrections, {
          uses: { database: Database, bus: CampaignBus },
          create: ({ database, bus }) => openCorrections({ database, publish: bus.publish }),
        }),
        provide(TurnCanons, { uses, create: (used) => ({ in: (runId, campaignId) => runs.in(used, runId, campaignId) }) }),
      ],
      gifts: [give(canonSources, Corrections)],
      taps: [...readingTaps(runs), ...decidingTaps(runs), ...tellingTaps(runs)],
    };
  },
});
