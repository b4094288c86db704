import { explainEmbedding, unreadableEmbedding } from "freeform-rpg/plugins/lore";
import type { EmbeddingVendor, TextEmbedder } from "freeform-rpg/plugins/lore";
import type { VoyageAIError } from "voyageai";
import { z } from "zod";

/** What the embedder is made with. */
export interface VoyageSettings {
  readonly key: string;
  readonly model: string;
  readonly dimensions: number;
  readonly batch: number;
  /** US dollars for a million tokens; `null` where nobody says. */
  readonly price: number | null;
  /** Another address that speaks Voyage's protocol. */
  readonly baseUrl?: string | undefined;
}

const Answer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
  usage: z.object({ totalTokens: z.number() }).optional(),
});

/** Voyage AI's models, through its own client. They tell questions from documents. */
export const createVoyage = ({ key, model, dimensions, batch, price, baseUrl }: VoyageSettings): TextEmbedder => {
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
      const { VoyageAIClient, VoyageAIError } = await import("voyageai");
      const client = new VoyageAIClient({ apiKey: key, maxRetries: 0, ...(baseUrl !== undefined && { baseUrl }) });
      try {
        const asked = { input: [...texts], model, inputType: purpose, outputDimension: dimensions };
        const answer = Answer.safeParse(await client.embed(asked, { abortSignal: signal, maxRetries: 0 }));
        if (!answer.success) throw unreadableEmbedding(vendor);
        const vectors = answer.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
        return { vectors, tokens: answer.data.usage?.totalTokens ?? null };
      } catch (thrown) {
        throw explain(thrown, thrown instanceof VoyageAIError ? thrown : null, vendor);
      }
    },
  };
};

const Detail = z.object({ detail: z.string() });

const explain = (thrown: unknown, answer: VoyageAIError | null, vendor: EmbeddingVendor) => {
  const status = answer?.statusCode ?? null;
  // A page of something else than the API: its text says nothing to anybody.
  if (status !== null && status < 400) return unreadableEmbedding(vendor);
  const said = Detail.safeParse(answer?.body);
  const headers = answer?.rawResponse ? new Headers([...answer.rawResponse.headers]) : null;
  return explainEmbedding(thrown, { status, headers, ...(said.success && { said: said.data.detail }) }, vendor);
};
