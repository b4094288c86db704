import { Runner, contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { CampaignBus, Turns } from "freeform-rpg/plugins/turn/queue";
import { addSafetyApi } from "./api/add-safety-api.ts";
import { openSafety } from "./service/open-safety.ts";
import { Safety } from "./tokens.ts";

/** Pauses play, and lets any member stop it with an X-card. */
export default definePlugin({
  name: "safety",
  create: () => ({
    services: [
      provide(Safety, {
        uses: { database: Database, log: Log, turns: Turns, bus: CampaignBus, runner: Runner },
        create: ({ bus, ...used }) => openSafety({ ...used, publish: bus.publish }),
      }),
    ],
    contributes: [contribute(apiParts, addSafetyApi)],
  }),
});
