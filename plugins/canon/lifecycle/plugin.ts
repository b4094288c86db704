import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Runner, contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { Archives } from "freeform-rpg/plugins/canon/archives";
import { CampaignBus, Turns } from "freeform-rpg/plugins/turn/queue";
import { addLifecycleApi } from "./api/add-lifecycle-api.ts";
import { openLifecycle } from "./service/open-lifecycle.ts";
import { Lifecycle } from "./tokens.ts";

/** Renames, archives and deletes campaigns. */
export default definePlugin({
  name: "lifecycle",
  create: () => ({
    services: [
      provide(Lifecycle, {
        uses: { database: Database, archives: Archives, turns: Turns, bus: CampaignBus, runner: Runner },
        create: ({ bus, ...used }) => openLifecycle({ ...used, publish: bus.publish }),
      }),
    ],
    contributes: [contribute(apiParts, addLifecycleApi)],
  }),
});
