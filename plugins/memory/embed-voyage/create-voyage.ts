import { optionalPackage } from "freeform-rpg/kernel";
import { explainEmbedding, readVectors, unreadableEmbedding } from "freeform-rpg/plugins/memory/lore/lib";
import type { EmbeddingVendor, TextEmbedder, VendorSettings } from "freeform-rpg/plugins/memory/lore";
import type { VoyageAIError } from "voyageai";
import { z } from "zod";

const UsageResponse = z.object({ usage: z.object({ totalTokens: z.number() }) });

/** An embedder that uses Voyage AI's models, through Voyage's client. They embed queries and documents differently. */
export const createVoyage = ({ key, model, dimensions, batch, price, baseUrl }: VendorSettings): TextEmbedder => {
  const vendor: EmbeddingVendor = {
    title: "Voyage",
    name: "voyage",
    needs: "VOYAGE_API_KEY",
    model,
    secrets: [key],
    unknownModel: 'Check "model" of the plugin "embed-voyage".',
  };
  return {
    name: vendor.name,
    model,
    dimensions,
    batch,
    price,
    async embed(texts, { purpose, signal }) {
      const { VoyageAIClient, VoyageAIError } = await optionalPackage("voyageai", "Embedding with Voyage", () => import("voyageai"));
      const client = new VoyageAIClient({ apiKey: key, maxRetries: 0, ...(baseUrl !== undefined && { baseUrl }) });
      try {
        const request = { input: [...texts], model, inputType: purpose, outputDimension: dimensions };
        const answer = await client.embed(request, { abortSignal: signal, maxRetries: 0 });
        const used = UsageResponse.safeParse(answer);
        return { vectors: readVectors(answer, vendor), tokens: used.success ? used.data.usage.totalTokens : null };
      } catch (thrown) {
        throw explain(thrown, thrown instanceof VoyageAIError ? thrown : null, vendor);
      }
    },
  };
};

const Detail = z.object({ detail: z.string() });

const explain = (thrown: unknown, answer: VoyageAIError | null, vendor: EmbeddingVendor) => {
  const status = answer?.statusCode ?? null;
  // The response is a page from a server that is not the API, so its text does not explain the error.
  if (status !== null && status < 400) return unreadableEmbedding(vendor);
  const failure = Detail.safeParse(answer?.body);
  const headers = answer?.rawResponse ? new Headers([...answer.rawResponse.headers]) : null;
  return explainEmbedding(thrown, { status, headers, ...(failure.success && { message: failure.data.detail }) }, vendor);
};
