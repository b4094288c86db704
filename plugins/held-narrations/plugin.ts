import { definePlugin, provide } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { Policies } from "freeform-rpg/plugins/policy";
import { CampaignBus } from "freeform-rpg/plugins/turn";
import { openHeldNarrations } from "./open-held-narrations.ts";
import { HeldNarrations } from "./tokens.ts";

/** Lets DMs release narrations that were held for them. */
export default definePlugin({
  name: "held-narrations",
  create: () => ({
    services: [
      provide(HeldNarrations, {
        uses: { database: Database, policies: Policies, bus: CampaignBus },
        create: ({ database, policies, bus }) => openHeldNarrations({ database, policies, publish: bus.publish }),
      }),
    ],
  }),
});
