import { createReport, definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { chooseProvider, openProvider } from "./choose-provider.ts";
import { createModels } from "./create-models.ts";
import { admitCall, choosePrompt, findReceipts, recordCall, priceCall, recallCall } from "./hooks.ts";
import { ModelOptions } from "./model-options.ts";
import { ModelKeys, ModelProvider, Models } from "./tokens.ts";
import type { Provider } from "./tokens.ts";

/** The gateway to the model provider: parsed, retried, accounted answers. */
export default definePlugin({
  name: "models",
  options: ModelOptions.prefault({}),
  create: (options) => ({
    hooks: [choosePrompt, admitCall, priceCall, recallCall, recordCall, findReceipts],
    services: [
      // Only a host provides keys, so that an engine in a test never calls a paid model by accident.
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
          return createModels({ provider, options, open, report: createReport(runner, "models") });
        },
      }),
    ],
  }),
});
