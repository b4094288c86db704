import { basename, resolve } from "node:path";
import { hashFile } from "freeform-rpg/plugins/ingest";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest-extract";
import { peekBook } from "./peek-book.ts";

/** Pages that are counted; the others are taken to have as many words. */
const sample = 12;

/** About how many words the wanted pages of a book hold, by some from their middle; 0 where those are pictures. Throws what reading them would. */
export const countWords = async (path: string, range: { readonly from: number; readonly to: number } | null): Promise<number> => {
  const { pages } = await peekBook(path);
  const from = range?.from ?? 1;
  const wanted = Math.min(range?.to ?? pages, pages) - from + 1;
  const first = from + Math.max(0, Math.floor((wanted - sample) / 2));
  const last = Math.min(first + sample, from + wanted) - 1;
  if (last < first) return 0;
  return Math.round(((await countPages(path, first, last)) / (last - first + 1)) * wanted);
};

const countPages = async (path: string, from: number, to: number): Promise<number> => {
  const file = resolve(path);
  const request = { file, name: basename(file), sha256: await hashFile(file), range: { from, to }, ocr: "never", images: false } as const;
  const call = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null };
  const { pages } = await extractBook(request, ExtractSettings.parse({}), call).catch(withoutText);
  const texts = pages.flatMap(({ blocks }) => blocks.flatMap(({ text, rows = [] }) => [text, ...rows.flat()]));
  return texts.join(" ").split(/\s+/).length;
};

const withoutText = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "pdf_no_text") return { pages: [] };
  throw error;
};
