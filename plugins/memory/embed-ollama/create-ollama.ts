import { optionalPackage } from "freeform-rpg/kernel";
import { explainEmbedding, unreadableEmbedding } from "freeform-rpg/plugins/memory/lore/lib";
import type { EmbeddingVendor, TextEmbedder, TextPurpose } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";

/** The settings of the embedder. */
export interface OllamaSettings {
  /** The address of the Ollama server. */
  readonly host: string;
  readonly model: string;
  readonly dimensions: number;
  readonly batch: number;
  /** The prefixes of texts, by their purpose. */
  readonly prefixes: Readonly<Record<TextPurpose, string>>;
}

const EmbedResponse = z.object({ embeddings: z.array(z.array(z.number())), prompt_eval_count: z.number().optional() });
const FailedResponse = z.object({ status_code: z.number(), error: z.string().optional() });

/** An embedder that uses a model on an Ollama server, through Ollama's client. */
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
      const { Ollama } = await optionalPackage("ollama", "Embedding with Ollama", () => import("ollama"));
      let headers: Headers | null = null;
      const client = new Ollama({
        host,
        // The client's own way to abort stops all its calls, and its errors contain no headers.
        fetch: async (input, init) => {
          const response = await fetch(input, { ...init, signal });
          headers = response.headers;
          return response;
        },
      });
      try {
        const answer = EmbedResponse.safeParse(await client.embed({ model, input: texts.map((text) => `${prefixes[purpose]}${text}`) }));
        if (!answer.success) throw unreadableEmbedding(vendor);
        return { vectors: answer.data.embeddings, tokens: answer.data.prompt_eval_count ?? null };
      } catch (thrown) {
        if (thrown instanceof SyntaxError) throw unreadableEmbedding(vendor);
        const failed = FailedResponse.safeParse(thrown);
        throw explainEmbedding(
          thrown,
          { status: failed.success ? failed.data.status_code : null, headers, ...(failed.success && { message: failed.data.error }) },
          vendor,
        );
      }
    },
  };
};
