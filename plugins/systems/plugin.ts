import { join } from "node:path";
import { definePlugin, give, provide } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { Packs, shipped } from "freeform-rpg/plugins/lore";
import { z } from "zod";
import { addSystems } from "./api.ts";
import { openSystemShelf } from "./system-shelf.ts";
import { Systems } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Folder of rule systems. */
    folder: z.string().default(shipped("systems")),
  })
  .prefault({});

/** Rule systems: how dice are read, which stats there are, what a system's books look like. */
export default definePlugin({
  name: "systems",
  options: Options,
  create: ({ folder }) => ({
    gifts: [give(apiParts, addSystems)],
    services: [
      provide(Systems, {
        uses: { packs: Packs },
        create: ({ packs }) => openSystemShelf(async () => [folder, ...(await packs.folders()).map((pack) => join(pack, "systems"))]),
      }),
    ],
  }),
});
