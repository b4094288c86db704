import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const PromotionMark = z.object({ at: z.iso.datetime(), pack: z.string(), version: z.string() });
/** The last promotion of an ingest: its time, pack and version. */
export type PromotionMark = z.infer<typeof PromotionMark>;

const fileOf = (folder: string): string => join(folder, "promoted.json");

/** Records the promotion in the ingest's folder. */
export const markPromoted = (folder: string, mark: PromotionMark): Promise<void> =>
  writeFile(fileOf(folder), `${JSON.stringify(mark, null, 2)}\n`);

/** Reads the record; `null` when it is missing or incomplete, so that the folder is retained longer. */
export const readPromotion = async (folder: string): Promise<PromotionMark | null> => {
  const text = await readFile(fileOf(folder), "utf8").catch(() => "");
  try {
    return PromotionMark.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
