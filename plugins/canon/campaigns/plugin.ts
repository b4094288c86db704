import { definePlugin, provide, contribute } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { InstalledPacks, Packs } from "freeform-rpg/plugins/memory/lore";
import { shipped } from "freeform-rpg/plugins/memory/lore/lib";
import { Systems } from "freeform-rpg/plugins/rules/systems";
import { z } from "zod";
import { addCampaignsApi } from "./api/add-campaigns-api.ts";
import { openCampaigns } from "./open-campaigns.ts";
import { openScenarioRepository } from "./scenario/scenario-repository.ts";
import { openSessionZero } from "./session-zero/open-session-zero.ts";
import { Campaigns, Scenarios, SessionZero } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Folder of scenario files. */
    scenarios: z.string().default(shipped("scenarios")),
    /** The scenario of the demo campaign. */
    demo: z.string().default("dead_drop"),
  })
  .prefault({});

const newId = () => crypto.randomUUID().slice(0, 8);

/** Scenarios, campaigns with their members and characters, and session zero. */
export default definePlugin({
  name: "campaigns",
  options: Options,
  create: ({ scenarios: folder, demo }) => {
    return {
      services: [
        provide(Scenarios, {
          uses: { packs: Packs, systems: Systems },
          create: (repositories) => openScenarioRepository(folder, repositories),
        }),
        provide(SessionZero, {
          uses: { database: Database, packs: Packs, systems: Systems, scenarios: Scenarios },
          create: ({ database, packs, systems, scenarios }) =>
            openSessionZero({ database, newId, scenarios, repositories: { packs, systems } }),
        }),
        provide(Campaigns, {
          uses: { database: Database, log: Log, library: InstalledPacks, sessionZero: SessionZero, scenarios: Scenarios },
          create: (services) => openCampaigns({ ...services, demo, newId }),
        }),
      ],
      contributes: [contribute(apiParts, addCampaignsApi)],
    };
  },
});
