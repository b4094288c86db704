import { definePlugin, contribute, provide, service, tapChange } from "freeform-rpg/kernel";
import { Database, readAhead } from "freeform-rpg/db";
import type { KeptReads } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { reviewPacket } from "freeform-rpg/plugins/turn/context";
import { InstalledPacks } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import { addSceneLoreField } from "./api.ts";
import { addSceneLore } from "./add-scene-lore.ts";
import { keepStamps, openSceneCache } from "./scene-cache.ts";
import type { Stamp } from "./scene-cache.ts";
import { SceneLoreCache } from "./tokens.ts";

const Options = z
  .strictObject({
    /** The maximum number of tokens of scene lore in a turn's packet. */
    budget: z.number().int().min(0).default(1500),
  })
  .prefault({});

const Stamps = service<KeptReads<Stamp | null>>("scene-lore/stamps");

/** Gathers the lore of a scene from packs once, and adds the part that players may know to every turn in the scene. */
export default definePlugin({
  name: "scene-lore",
  options: Options,
  create: ({ budget }) => ({
    services: [
      provide(SceneLoreCache, {
        uses: { database: Database, installer: InstalledPacks, stamps: Stamps },
        create: ({ database, installer, stamps }) => openSceneCache({ database, ensure: installer.ensure, stamps, budget }),
      }),
      provide(Stamps, { create: keepStamps }),
    ],
    contributes: [contribute(apiParts, addSceneLoreField), contribute(readAhead, Stamps)],
    taps: [
      tapChange(reviewPacket, (packet, { world, used: { scenes } }, { runId }) => addSceneLore(packet, { world, runId }, scenes), {
        order: "post",
        uses: { scenes: SceneLoreCache },
      }),
    ],
  }),
});
