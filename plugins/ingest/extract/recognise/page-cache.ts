import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { RawPage } from "../layout/parts.ts";
import { RawPageShape } from "../pool/answers.ts";

/** Recognised pages that a killed run does not lose. */
export interface PageCache {
  /** `null` where the page is not kept. */
  load(page: number): Promise<RawPage | null>;
  save(page: RawPage): Promise<void>;
}

const Kept = z.strictObject({ sha256: z.string(), page: RawPageShape });

/** Keeps each page in a file of its own; pages of another file count as absent. Without a folder nothing is kept. */
export const createPageCache = (folder: string | null, sha256: string): PageCache => {
  if (folder === null) return { load: async () => null, save: async () => {} };
  const fileOf = (page: number) => join(folder, `page_${String(page).padStart(4, "0")}.json`);
  return {
    load: async (page) => {
      const text = await readFile(fileOf(page), "utf8").catch(() => null);
      const kept = text === null ? null : readKept(text);
      return kept?.sha256 === sha256 ? kept.page : null;
    },
    save: async (page) => {
      await mkdir(folder, { recursive: true });
      const aside = `${fileOf(page.number)}.new`;
      await writeFile(aside, JSON.stringify({ sha256, page }));
      await rename(aside, fileOf(page.number));
    },
  };
};

/** A file that cannot be read is made anew. */
const readKept = (text: string): z.infer<typeof Kept> | null => {
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
