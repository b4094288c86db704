import type { CollectionEmbedder } from "freeform-rpg/plugins/memory/lore";

/** Fewer pieces are fitted at once: starting a thread would take as long. */
const few = 400;

/** Latent semantic analysis. The linear algebra is loaded when it first fits; a large fit has a thread of its own. */
export const embedLsa: CollectionEmbedder = {
  name: "lsa",
  async fit(embedded) {
    const pieces = embedded.map(({ terms }) => terms);
    const groups = embedded.map(({ group }) => group);
    if (pieces.length >= few) return (await import("./fit-in-worker.ts")).fitInWorker({ pieces, groups });
    return (await import("./fit-lsa.ts")).fitLsa(pieces, groups);
  },
};
