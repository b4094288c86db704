import { definePlugin, contribute } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/memory/lore";
import { embedLsa } from "./embed-lsa.ts";

/** Vectors without a model and without a network: latent semantic analysis, fitted to each pack and each campaign's history. */
export default definePlugin({
  name: "embed-lsa",
  create: () => ({
    contributes: [
      contribute(embedders, {
        name: embedLsa.name,
        notice: "Latent semantic analysis finds text on similar subjects. It needs no network and costs nothing.",
        missing: () => null,
        open: () => embedLsa,
      }),
    ],
  }),
});
