import { definePlugin, contribute } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import { createOpenai } from "./create-openai.ts";

/** US dollars for a million tokens, as listed in November 2026. */
const listed: Readonly<Record<string, number>> = { "text-embedding-3-small": 0.02, "text-embedding-3-large": 0.13 };

const Options = z
  .strictObject({
    model: z.string().min(1).default("text-embedding-3-small"),
    /** The length of the model's vectors; models of the third generation shorten theirs to it. */
    dimensions: z.number().int().positive().default(1536),
    /** The maximum number of texts in one request; OpenAI accepts 2048, and 300,000 tokens. */
    batch: z.number().int().min(1).max(2048).default(128),
    /** US dollars for a million tokens. Default: the model's list price; `null` (unknown) for a model that this plugin does not list. */
    price: z.number().min(0).nullable().optional(),
    /** Another server that implements OpenAI's protocol. Default: OPENAI_BASE_URL, else OpenAI's own. */
    baseUrl: z.url().optional(),
  })
  .prefault({});

/** Vectors from OpenAI's models, where OPENAI_API_KEY is set or stored. */
export default definePlugin({
  name: "embed-openai",
  options: Options,
  create: (options) => ({
    contributes: [
      contribute(embedders, {
        name: "openai",
        notice: `OpenAI's model ${options.model} finds text of similar meaning. It reads packs and history, and every request is billed.`,
        missing: (keys) =>
          keys.read("OPENAI_API_KEY") === null ? "OPENAI_API_KEY is not set and no key is stored (freeform-rpg login openai)" : null,
        open: (keys) =>
          createOpenai({ ...options, price: options.price ?? listed[options.model] ?? null, key: keys.read("OPENAI_API_KEY") ?? "" }),
      }),
    ],
  }),
});
