import { definePlugin, contribute } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import { createVoyage } from "./create-voyage.ts";

/** US dollars for a million tokens, as listed in November 2026. */
const listed: Readonly<Record<string, number>> = { "voyage-3.5": 0.06, "voyage-4": 0.06 };

const Options = z
  .strictObject({
    model: z.string().min(1).default("voyage-3.5"),
    /** The length of the vectors: 256, 512, 1024 or 2048. */
    dimensions: z.number().int().positive().default(1024),
    /** The maximum number of texts in one request; Voyage accepts 1000, and 320,000 tokens. */
    batch: z.number().int().min(1).max(1000).default(128),
    /** US dollars for a million tokens. Default: the model's list price; `null` (unknown) for a model that this plugin does not list. */
    price: z.number().min(0).nullable().optional(),
    /** Another server that implements Voyage's protocol. */
    baseUrl: z.url().optional(),
  })
  .prefault({});

/** Vectors from Voyage AI's models, where VOYAGE_API_KEY is set. */
export default definePlugin({
  name: "embed-voyage",
  options: Options,
  create: (options) => ({
    contributes: [
      contribute(embedders, {
        name: "voyage",
        notice: `Voyage's model ${options.model} finds text of similar meaning. It reads packs and history, and every request is billed.`,
        missing: (keys) => (keys.read("VOYAGE_API_KEY") === null ? "VOYAGE_API_KEY is not set" : null),
        open: (keys) =>
          createVoyage({ ...options, price: options.price ?? listed[options.model] ?? null, key: keys.read("VOYAGE_API_KEY") ?? "" }),
      }),
    ],
  }),
});
