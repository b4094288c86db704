import { realpath } from "node:fs/promises";
import { basename } from "node:path";
import { hashFile } from "freeform-rpg/plugins/ingest";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest-extract";

/** First and last page, both included. */
export interface Pages {
  readonly from: number;
  readonly to: number;
}

/** What some pages of a book show of it. */
export interface Peek {
  readonly title: string;
  /** Pages of the whole book; `null` where those looked at are pictures. */
  readonly pages: number | null;
  /** Words of the pages looked at. */
  readonly words: number;
}

/** Covers are pictures: so many pages tell what a book is. */
const beginning: Pages = { from: 1, to: 8 };

/** A book's title and size. Throws what reading it would. */
export const peekBook = async (path: string, range: Pages = beginning): Promise<Peek> => {
  const name = basename(path);
  const request = { name, sha256: await hashFile(path), file: await realpath(path), range, ocr: "never", images: false } as const;
  const call = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null };
  try {
    const { title, page_count, pages } = await extractBook(request, ExtractSettings.parse({}), call);
    const texts = pages.flatMap(({ blocks }) => blocks.flatMap(({ text, rows = [] }) => [text, ...rows.flat()]));
    return { title, pages: page_count, words: texts.join(" ").split(/\s+/).length };
  } catch (error) {
    // Pages that are pictures are no fault of the book.
    if (error instanceof Error && "code" in error && error.code === "pdf_no_text")
      return { title: name.replace(/\.pdf$/i, ""), pages: null, words: 0 };
    throw error;
  }
};
