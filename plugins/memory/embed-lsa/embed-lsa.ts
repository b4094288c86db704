import type { CollectionEmbedder } from "freeform-rpg/plugins/memory/lore";

/** With fewer pieces, starting a thread would take as long as the fit. */
const minPiecesForWorker = 400;

/** Latent semantic analysis. The linear algebra is loaded at the first fit; a large fit runs in a worker thread. */
export const embedLsa: CollectionEmbedder = {
  name: "lsa",
  async fit(embedded) {
    const pieces = embedded.map(({ terms }) => terms);
    const groups = embedded.map(({ group }) => group);
    if (pieces.length >= minPiecesForWorker) return (await import("./fit-in-worker.ts")).fitInWorker({ pieces, groups });
    return (await import("./fit-lsa.ts")).fitLsa(pieces, groups);
  },
};
