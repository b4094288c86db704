import { definePlugin, provide } from "freeform-rpg/kernel";
import { z } from "zod";
import { openPackShelf } from "./pack-shelf.ts";
import { Packs } from "./tokens.ts";

/** Content packs. `packs` is the folder that holds them, by default `content_packs` of this project. */
export default definePlugin({
  name: "lore",
  options: z.object({ packs: z.string().default("content_packs") }).prefault({}),
  create: ({ packs }) => ({ services: [provide(Packs, { create: () => openPackShelf(packs) })] }),
});
