import type { CollectionEmbedder } from "freeform-rpg/plugins/lore";

/** Latent semantic analysis. The linear algebra is loaded when it first fits. */
export const embedLsa: CollectionEmbedder = {
  name: "lsa",
  async fit(pieces) {
    const { fitLsa } = await import("./fit-lsa.ts");
    return fitLsa(
      pieces.map(({ terms }) => terms),
      pieces.map(({ group }) => group),
    );
  },
};
