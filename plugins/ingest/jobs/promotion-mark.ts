import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const PromotionMark = z.object({ at: z.iso.datetime(), pack: z.string(), version: z.string() });
/** The last promotion of an ingest: its time, pack and version. */
export type PromotionMark = z.infer<typeof PromotionMark>;

/** The name of the record in the folder of an ingest. */
export const promotionFile = "promoted.json";

const fileOf = (folder: string): string => join(folder, promotionFile);

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
