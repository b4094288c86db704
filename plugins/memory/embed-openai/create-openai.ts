import { optionalPackage } from "freeform-rpg/kernel";
import { explainEmbedding, readVectors, unreadableEmbedding } from "freeform-rpg/plugins/memory/lore/lib";
import type { EmbeddingVendor, TextEmbedder, VendorSettings } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";

const UsageResponse = z.object({ usage: z.object({ total_tokens: z.number() }) });

/** An embedder that uses OpenAI's models, through OpenAI's client. They embed queries and documents in the same way. */
export const createOpenai = ({ key, model, dimensions, batch, price, baseUrl }: VendorSettings): TextEmbedder => {
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
      const { APIError, OpenAI } = await optionalPackage("openai", "Embedding with OpenAI", () => import("openai"));
      const client = new OpenAI({ apiKey: key, maxRetries: 0, ...(baseUrl !== undefined && { baseURL: baseUrl }) });
      // Only the third generation can shorten its vectors; others reject the field.
      const shortened = model.startsWith("text-embedding-3") && { dimensions };
      try {
        const request = { model, input: [...texts], encoding_format: "float" as const, ...shortened };
        const answer = await client.embeddings.create(request, { signal });
        const used = UsageResponse.safeParse(answer);
        return { vectors: readVectors(answer, vendor), tokens: used.success ? used.data.usage.total_tokens : null };
      } catch (thrown) {
        // A page from a server that is not the API is not JSON.
        if (thrown instanceof SyntaxError) throw unreadableEmbedding(vendor);
        const failed = thrown instanceof APIError ? thrown : null;
        throw explainEmbedding(thrown, { status: failed?.status ?? null, headers: failed?.headers ?? null }, vendor);
      }
    },
  };
};
