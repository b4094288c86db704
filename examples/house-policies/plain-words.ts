import type { Verifier } from "freeform-rpg/plugins/policy/engine";

const share = (text: string): number => {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length === 0 ? 1 : words.filter((word) => word.length < 9).length / words.length;
};

/** Scores a text, and each claim of it, by its share of short words. A verifier may as well ask a model: it is asked once a graph. */
export const plainWords: Verifier = {
  id: "house.plain-words",
  verify: ({ graph }) => ({
    overall: share(graph.text),
    nodes: Object.fromEntries(graph.claims.map(({ id, text }) => [id, share(text)])),
  }),
};
