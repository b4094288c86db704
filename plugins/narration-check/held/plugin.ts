import { definePlugin, provide, contribute } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { NarrationJudge } from "freeform-rpg/plugins/narration-check/judge";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { addHeldNarrationsApi } from "./api/add-held-narrations-api.ts";
import { openHeldNarrations } from "./open-held-narrations.ts";
import { HeldNarrations } from "./tokens.ts";

/** Lets DMs release narrations that were held for them. */
export default definePlugin({
  name: "held-narrations",
  create: () => ({
    services: [
      provide(HeldNarrations, {
        uses: { database: Database, judge: NarrationJudge, bus: CampaignBus },
        create: ({ database, judge, bus }) => openHeldNarrations({ database, judge, publish: bus.publish }),
      }),
    ],
    contributes: [contribute(apiParts, addHeldNarrationsApi)],
  }),
});
