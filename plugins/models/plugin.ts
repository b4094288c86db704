import { definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { z } from "zod";
import { chooseProvider, openProvider } from "./choose-provider.ts";
import { createModels } from "./create-models.ts";
import { admitCall, choosePrompt, findReceipts, keepCall, priceCall, recallCall } from "./hooks.ts";
import { ModelKeys, ModelProvider, Models } from "./tokens.ts";
import type { Provider } from "./tokens.ts";

const Options = z
  .object({
    /** Name of the provider that answers. `auto`: the first in the configuration whose key is set, else the offline one. */
    provider: z.string().min(1).default("auto"),
    /** How often one call is tried in all. */
    tries: z.number().int().min(1).default(3),
    /** The same for a call that nobody waits for at a table, as in reading a book, while its provider is busy or out of reach. */
    patience: z.number().int().min(1).default(8),
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
    hooks: [choosePrompt, admitCall, priceCall, recallCall, keepCall, findReceipts],
    services: [
      // Only a host knows keys: an engine that is merely put together, as tests do, never reaches a paid model by chance.
      provide(ModelKeys, { create: () => ({ read: () => null }) }),
      provide(ModelProvider, {
        uses: { runner: Runner, keys: ModelKeys },
        create: ({ runner, keys }) => chooseProvider(options.provider, { keys, facets: runner }),
      }),
      provide(Models, {
        uses: { provider: ModelProvider, runner: Runner, keys: ModelKeys },
        create: ({ provider, runner, keys }) => {
          const opened = new Map<string, Provider | null>();
          const open = (name: string): Provider | null => {
            if (!opened.has(name)) opened.set(name, openProvider(name, { keys, facets: runner }));
            return opened.get(name) ?? null;
          };
          return createModels({ provider, options, open });
        },
      }),
    ],
  }),
});
