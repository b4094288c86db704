import { z } from "zod";
import { unreadableEmbedding } from "./explain-embedding.ts";
import type { EmbeddingVendor } from "./explain-embedding.ts";

/** The settings of a vendor's embedder. */
export interface VendorSettings {
  readonly key: string;
  readonly model: string;
  readonly dimensions: number;
  /** The maximum number of texts in one request. */
  readonly batch: number;
  /** US dollars for a million tokens; `null` when unknown. */
  readonly price: number | null;
  /** Another server that implements the vendor's protocol. */
  readonly baseUrl?: string | undefined;
}

const Vectors = z.object({ data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })) });

/** Reads the vectors from a vendor's response, in the order of the texts. Throws `embedder_answer` when it contains none. */
export const readVectors = (answer: unknown, vendor: EmbeddingVendor): number[][] => {
  const read = Vectors.safeParse(answer);
  if (!read.success) throw unreadableEmbedding(vendor);
  return read.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
};
