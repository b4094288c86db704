import { definePlugin, provide } from "freeform-rpg/kernel";
import { z } from "zod";
import { createModels } from "./create-models.ts";
import { ModelProvider, Models } from "./tokens.ts";

const Options = z
  .object({
    /** How often one call is tried in all. */
    tries: z.number().int().min(1).default(3),
    /** Milliseconds before the second try; doubled before each further one. */
    backOff: z.number().min(0).default(500),
    /** Milliseconds a provider may ask to be left alone before the call is given up. */
    longestWait: z.number().min(0).default(60_000),
  })
  .prefault({});

/** How patient the gateway is. */
export type ModelOptions = z.infer<typeof Options>;

/** The gateway to the model provider: parsed, retried, accounted answers. */
export default definePlugin({
  name: "models",
  options: Options,
  create: (options) => ({
    services: [provide(Models, { uses: { provider: ModelProvider }, create: ({ provider }) => createModels(provider, options) })],
  }),
});
