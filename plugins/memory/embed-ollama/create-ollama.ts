import { explainEmbedding, unreadableEmbedding } from "freeform-rpg/plugins/memory/lore/lib";
import type { EmbeddingVendor, TextEmbedder, TextPurpose } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";

/** What the embedder is made with. */
export interface OllamaSettings {
  /** Address of the Ollama server. */
  readonly host: string;
  readonly model: string;
  readonly dimensions: number;
  readonly batch: number;
  /** What is put before texts, by their purpose. */
  readonly prefixes: Readonly<Record<TextPurpose, string>>;
}

const Answer = z.object({ embeddings: z.array(z.array(z.number())), prompt_eval_count: z.number().optional() });
const Failed = z.object({ status_code: z.number(), error: z.string().optional() });

/** Models of an Ollama server of one's own, through its own client. */
export const createOllama = ({ host, model, dimensions, batch, prefixes }: OllamaSettings): TextEmbedder => {
  const vendor: EmbeddingVendor = {
    title: "Ollama",
    name: "ollama",
    needs: "OLLAMA_URL",
    model,
    secrets: [],
    unknownModel: `Pull it: ollama pull ${model}`,
  };
  return {
    name: vendor.name,
    model,
    dimensions,
    batch,
    price: 0,
    async embed(texts, { purpose, signal }) {
      const { Ollama } = await import("ollama");
      let headers: Headers | null = null;
      const client = new Ollama({
        host,
        // Its own way to abort stops all calls of a client, and its errors hold no headers.
        fetch: async (input, init) => {
          const response = await fetch(input, { ...init, signal });
          headers = response.headers;
          return response;
        },
      });
      try {
        const answer = Answer.safeParse(await client.embed({ model, input: texts.map((text) => `${prefixes[purpose]}${text}`) }));
        if (!answer.success) throw unreadableEmbedding(vendor);
        return { vectors: answer.data.embeddings, tokens: answer.data.prompt_eval_count ?? null };
      } catch (thrown) {
        if (thrown instanceof SyntaxError) throw unreadableEmbedding(vendor);
        const failed = Failed.safeParse(thrown);
        throw explainEmbedding(
          thrown,
          { status: failed.success ? failed.data.status_code : null, headers, ...(failed.success && { said: failed.data.error }) },
          vendor,
        );
      }
    },
  };
};
