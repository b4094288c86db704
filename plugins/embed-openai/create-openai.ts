import { explainEmbedding, unreadableEmbedding } from "freeform-rpg/plugins/lore";
import type { EmbeddingVendor, TextEmbedder } from "freeform-rpg/plugins/lore";
import { z } from "zod";

/** What the embedder is made with. */
export interface OpenaiSettings {
  readonly key: string;
  readonly model: string;
  readonly dimensions: number;
  readonly batch: number;
  /** US dollars for a million tokens; `null` where nobody says. */
  readonly price: number | null;
  /** Another address that speaks OpenAI's protocol. */
  readonly baseUrl?: string | undefined;
}

const Answer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
  usage: z.object({ total_tokens: z.number() }).optional(),
});

/** OpenAI's models, through its own client. They put questions and documents alike. */
export const createOpenai = ({ key, model, dimensions, batch, price, baseUrl }: OpenaiSettings): TextEmbedder => {
  const vendor: EmbeddingVendor = {
    title: "OpenAI",
    name: "openai",
    needs: "OPENAI_API_KEY",
    model,
    secrets: [key],
    unknownModel: 'Check "model" of the plugin "embed-openai".',
  };
  return {
    name: vendor.name,
    model,
    dimensions,
    batch,
    price,
    async embed(texts, { signal }) {
      const { APIError, OpenAI } = await import("openai");
      const client = new OpenAI({ apiKey: key, maxRetries: 0, ...(baseUrl !== undefined && { baseURL: baseUrl }) });
      // Only the third generation can shorten its vectors; others refuse the field.
      const shortened = model.startsWith("text-embedding-3") && { dimensions };
      try {
        const asked = { model, input: [...texts], encoding_format: "float" as const, ...shortened };
        const answer = Answer.safeParse(await client.embeddings.create(asked, { signal }));
        if (!answer.success) throw unreadableEmbedding(vendor);
        const vectors = answer.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
        return { vectors, tokens: answer.data.usage?.total_tokens ?? null };
      } catch (thrown) {
        // A page of something else than the API is no JSON.
        if (thrown instanceof SyntaxError) throw unreadableEmbedding(vendor);
        const failed = thrown instanceof APIError ? thrown : null;
        throw explainEmbedding(thrown, { status: failed?.status ?? null, headers: failed?.headers ?? null }, vendor);
      }
    },
  };
};
