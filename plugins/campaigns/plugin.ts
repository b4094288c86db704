import { definePlugin, provide } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { Library, Packs, shipped } from "freeform-rpg/plugins/lore";
import type { PackShelf } from "freeform-rpg/plugins/lore";
import { Systems } from "freeform-rpg/plugins/systems";
import type { SystemShelf } from "freeform-rpg/plugins/systems";
import { z } from "zod";
import { openCampaigns } from "./open-campaigns.ts";
import { openScenarioShelf } from "./scenario/scenario-shelf.ts";
import { openSessionZero } from "./session-zero/open-session-zero.ts";
import { Campaigns, SessionZero } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Folder of scenario files. */
    scenarios: z.string().default(shipped("scenarios")),
    /** The scenario that the demo campaign plays. */
    demo: z.string().default("dead_drop"),
  })
  .prefault({});

const newId = () => crypto.randomUUID().slice(0, 8);

/** Scenarios, campaigns with their members and characters, and session zero. */
export default definePlugin({
  name: "campaigns",
  options: Options,
  create: ({ scenarios: folder, demo }) => {
    const open = (packs: PackShelf, systems: SystemShelf) => {
      const shelves = { packs, systems };
      return { shelves, scenarios: openScenarioShelf(folder, shelves) };
    };
    return {
      services: [
        provide(SessionZero, {
          uses: { database: Database, packs: Packs, systems: Systems },
          create: ({ database, packs, systems }) => openSessionZero({ database, newId, ...open(packs, systems) }),
        }),
        provide(Campaigns, {
          uses: { database: Database, log: Log, packs: Packs, systems: Systems, library: Library, sessionZero: SessionZero },
          create: ({ database, log, packs, systems, library, sessionZero }) =>
            openCampaigns({ database, log, library, demo, newId, sessionZero, ...open(packs, systems) }),
        }),
      ],
    };
  },
});
