import type { Pack } from "../read-pack.ts";
import type { Chunk } from "./chunk.ts";

/**
 * Splits a pack into chunks, in reading order: one for the text below each file's title and one for each second-level section; longer
 * sections give several. The same files give the same chunks. The encoder that counts tokens is loaded on the first call.
 */
export const chunkPack = async (pack: Pick<Pack, "files"> & { readonly manifest: { readonly id: string } }): Promise<Chunk[]> => {
  const chunker = await import("./chunk-pack.ts");
  return chunker.chunkPack(pack);
};
