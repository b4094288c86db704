import { definePlugin, contribute } from "freeform-rpg/kernel";
import { providers } from "freeform-rpg/plugins/models/core";
import { createOffline } from "./create-offline.ts";

/** The provider that needs no key and no network: each plugin's own offline answers, in a deterministic variety. */
export default definePlugin({
  name: "model-offline",
  create: () => ({
    contributes: [contribute(providers, { name: "offline", missing: () => null, open: ({ facets }) => createOffline(facets) })],
  }),
});
