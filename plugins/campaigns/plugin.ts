import { definePlugin, provide } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { Library, Packs, shipped } from "freeform-rpg/plugins/lore";
import type { PackShelf } from "freeform-rpg/plugins/lore";
import { loadSystem } from "freeform-rpg/plugins/resolver";
import { z } from "zod";
import { openCampaigns } from "./open-campaigns.ts";
import { openScenarioShelf } from "./scenario/scenario-shelf.ts";
import { openSystemShelf } from "./scenario/system-shelf.ts";
import { openSessionZero } from "./session-zero/open-session-zero.ts";
import { Campaigns, SessionZero } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Folder of scenario files. */
    scenarios: z.string().default(shipped("scenarios")),
    /** Folder of rule systems. */
    systems: z.string().default(shipped("systems")),
    /** The scenario that the demo campaign plays. */
    demo: z.string().default("dead_drop"),
  })
  .prefault({});

const newId = () => crypto.randomUUID().slice(0, 8);

/** Scenarios, campaigns with their members and characters, and session zero. */
export default definePlugin({
  name: "campaigns",
  options: Options,
  create: ({ scenarios: folder, systems, demo }) => {
    const open = (packs: PackShelf) => {
      const shelves = { packs, systems: openSystemShelf(systems, loadSystem) };
      return { shelves, scenarios: openScenarioShelf(folder, shelves) };
    };
    return {
      services: [
        provide(SessionZero, {
          uses: { database: Database, packs: Packs },
          create: ({ database, packs }) => openSessionZero({ database, newId, ...open(packs) }),
        }),
        provide(Campaigns, {
          uses: { database: Database, log: Log, packs: Packs, library: Library, sessionZero: SessionZero },
          create: ({ database, log, packs, library, sessionZero }) =>
            openCampaigns({ database, log, library, demo, newId, sessionZero, ...open(packs) }),
        }),
      ],
    };
  },
});
