import { definePlugin, give } from "freeform-rpg/kernel";
import { providers } from "freeform-rpg/plugins/models";
import { createOffline } from "./create-offline.ts";

/** The provider that needs no key and no network: each plugin's own offline answers, in a deterministic variety. */
export default definePlugin({
  name: "model-offline",
  create: () => ({
    gifts: [give(providers, { name: "offline", missing: () => null, open: ({ facets }) => createOffline(facets) })],
  }),
});
