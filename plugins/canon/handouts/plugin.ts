import { Database } from "freeform-rpg/db";
import { apiParts, httpRoutes } from "freeform-rpg/graphql";
import { contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { Strikes } from "freeform-rpg/plugins/canon/strikes";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { addHandoutsApi } from "./api/add-handouts-api.ts";
import { serveImages } from "./api/serve-images.ts";
import { openHandouts } from "./service/open-handouts.ts";
import { Handouts } from "./tokens.ts";

/** Handouts: texts and images that a DM prepares, gives to characters and takes back. */
export default definePlugin({
  name: "handouts",
  create: () => ({
    services: [
      provide(Handouts, {
        uses: { database: Database, strikes: Strikes, bus: CampaignBus },
        create: ({ database, strikes, bus }) => openHandouts({ database, strikes, publish: bus.publish }),
      }),
    ],
    contributes: [contribute(apiParts, addHandoutsApi), contribute(httpRoutes, serveImages)],
  }),
});
