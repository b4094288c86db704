import { definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models";
import { createOffline } from "./create-offline.ts";

/** The provider that needs no key and no network: each plugin's own offline answers, in a deterministic variety. */
export default definePlugin({
  name: "model-offline",
  create: () => ({
    services: [provide(ModelProvider, { uses: { runner: Runner }, create: ({ runner }) => createOffline(runner) })],
  }),
});
