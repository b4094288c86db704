import { definePlugin, contribute, provide } from "freeform-rpg/kernel";
import { Database, readAhead } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { addCorrectionsApi } from "./api/add-corrections-api.ts";
import { openCorrections } from "./service/open-corrections.ts";
import { decisionTaps } from "./taps/decision-taps.ts";
import { inputTaps } from "./taps/input-taps.ts";
import { CanonHeads, createRunCanons, keepHeads, uses } from "./taps/run-canons.ts";
import { outputTaps } from "./taps/output-taps.ts";
import { Corrections, TurnCanons, canonSources } from "./tokens.ts";

/** Stores corrections and applies them to every turn: all input, narration and stored state uses canonical names and ids. */
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
        provide(CanonHeads, { create: keepHeads }),
        provide(TurnCanons, { uses, create: (used) => ({ forRun: (runId, campaignId) => runs.forCampaign(used, runId, campaignId) }) }),
      ],
      contributes: [contribute(apiParts, addCorrectionsApi), contribute(canonSources, Corrections), contribute(readAhead, CanonHeads)],
      taps: [...inputTaps(runs), ...decisionTaps(runs), ...outputTaps(runs)],
    };
  },
});
