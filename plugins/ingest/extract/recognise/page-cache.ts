import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { RawPage } from "../layout/parts.ts";
import { RawPageShape } from "../pool/answers.ts";

/** Stores recognised pages, so that they survive a crash. */
export interface PageCache {
  /** `null` when the page is not stored. */
  load(page: number): Promise<RawPage | null>;
  save(page: RawPage): Promise<void>;
}

const Kept = z.strictObject({ sha256: z.string(), page: RawPageShape });

/** Stores each page in a file; pages of another book count as missing. Without a folder nothing is stored. */
export const createPageCache = (folder: string | null, sha256: string): PageCache => {
  if (folder === null) return { load: async () => null, save: async () => {} };
  const fileOf = (page: number) => join(folder, `page_${String(page).padStart(4, "0")}.json`);
  return {
    load: async (page) => {
      const text = await readFile(fileOf(page), "utf8").catch(() => null);
      const stored = text === null ? null : readStored(text);
      return stored?.sha256 === sha256 ? stored.page : null;
    },
    save: async (page) => {
      await mkdir(folder, { recursive: true });
      const aside = `${fileOf(page.number)}.new`;
      await writeFile(aside, JSON.stringify({ sha256, page }));
      await rename(aside, fileOf(page.number));
    },
  };
};

/** An unreadable file counts as missing. */
const readStored = (text: string): z.infer<typeof Kept> | null => {
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
