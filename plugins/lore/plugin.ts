import { definePlugin, provide } from "freeform-rpg/kernel";
import { z } from "zod";
import { openPackShelf } from "./pack-shelf.ts";
import { shipped } from "./shipped.ts";
import { Packs } from "./tokens.ts";

/** Content packs. `packs` is the folder that holds them, by default the one that ships with the engine. */
export default definePlugin({
  name: "lore",
  options: z.strictObject({ packs: z.string().default(shipped("content_packs")) }).prefault({}),
  create: ({ packs }) => ({ services: [provide(Packs, { create: () => openPackShelf(packs) })] }),
});
