import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const PromotionMark = z.object({ at: z.iso.datetime(), pack: z.string(), version: z.string() });
/** When an ingest was promoted last, and as what. */
export type PromotionMark = z.infer<typeof PromotionMark>;

const fileOf = (folder: string): string => join(folder, "promoted.json");

/** Notes in an ingest's folder that it was promoted. */
export const markPromoted = (folder: string, mark: PromotionMark): Promise<void> =>
  writeFile(fileOf(folder), `${JSON.stringify(mark, null, 2)}\n`);

/** The note; `null` where there is none, or where a power cut left half of one: what was not noted is kept longer. */
export const readPromotion = async (folder: string): Promise<PromotionMark | null> => {
  const text = await readFile(fileOf(folder), "utf8").catch(() => "");
  try {
    return PromotionMark.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
