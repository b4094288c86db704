import { definePlugin, contribute } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/memory/lore";
import { missingPackage } from "freeform-rpg/plugins/memory/lore/lib";
import { z } from "zod";
import { createMiniLm, packages } from "./create-minilm.ts";

const Options = z
  .strictObject({
    /** The maximum number of texts that are embedded at once; a question of a player waits for them. */
    batch: z.number().int().min(1).default(16),
  })
  .prefault({});

/** Vectors from the sentence encoder all-MiniLM-L6-v2, which runs on this machine: no key, no network. English only. */
export default definePlugin({
  name: "embed-minilm",
  options: Options,
  create: (options) => ({
    contributes: [
      contribute(embedders, {
        name: "minilm",
        notice: "The sentence encoder MiniLM on this machine finds text of similar meaning. It needs no network and costs nothing.",
        missing: () => missingPackage(packages, import.meta.url),
        open: () => createMiniLm(options),
      }),
    ],
  }),
});
