import { definePlugin, give } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/lore";
import { embedLsa } from "./tokens.ts";

/** Vectors without a model and without a network: latent semantic analysis, fitted to each pack and each campaign's story. */
export default definePlugin({
  name: "embed-lsa",
  create: () => ({
    gifts: [
      give(embedders, {
        name: embedLsa.name,
        notice: "Latent semantic analysis finds what is near in subject. It needs no network and costs nothing.",
        missing: () => null,
        open: () => embedLsa,
      }),
    ],
  }),
});
