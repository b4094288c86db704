import { definePlugin, contribute, provide, tapChange } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { reviewPacket } from "freeform-rpg/plugins/turn/context";
import { InstalledPacks } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import { addSceneLoreField } from "./api.ts";
import { addSceneLore } from "./add-scene-lore.ts";
import { openSceneCache } from "./scene-cache.ts";
import { SceneLoreCache } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Tokens of lore that a scene may add to a turn's packet. */
    budget: z.number().int().min(0).default(1500),
  })
  .prefault({});

/** Gathers what the packs know of a scene once, and adds what players may know of it to every turn there. */
export default definePlugin({
  name: "scene-lore",
  options: Options,
  create: ({ budget }) => ({
    services: [
      provide(SceneLoreCache, {
        uses: { database: Database, library: InstalledPacks },
        create: ({ database, library }) => openSceneCache({ database, ensure: library.ensure, budget }),
      }),
    ],
    contributes: [contribute(apiParts, addSceneLoreField)],
    taps: [
      tapChange(reviewPacket, (packet, { world, used: { scenes } }) => addSceneLore(packet, world, scenes), {
        order: "post",
        uses: { scenes: SceneLoreCache },
      }),
    ],
  }),
});
