import { z } from "zod";
import { unreadableEmbedding } from "./explain-embedding.ts";
import type { EmbeddingVendor } from "./explain-embedding.ts";

/** What the embedder of a vendor is made with. */
export interface VendorSettings {
  readonly key: string;
  readonly model: string;
  readonly dimensions: number;
  /** Texts of one request. */
  readonly batch: number;
  /** US dollars for a million tokens; `null` when unknown. */
  readonly price: number | null;
  /** Another address that speaks the vendor's protocol. */
  readonly baseUrl?: string | undefined;
}

const Vectors = z.object({ data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })) });

/** The vectors of a vendor's answer, in the order of the texts. Throws where there are none. */
export const readVectors = (answer: unknown, vendor: EmbeddingVendor): number[][] => {
  const read = Vectors.safeParse(answer);
  if (!read.success) throw unreadableEmbedding(vendor);
  return read.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
};
