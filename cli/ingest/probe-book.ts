import { realpath } from "node:fs/promises";
import { basename } from "node:path";
import { hashFile, titleOfFile } from "freeform-rpg/plugins/ingest/core/lib";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest/extract/lib";

/** First and last page, both included. */
export interface Pages {
  readonly from: number;
  readonly to: number;
}

/** A quick look at a book. */
export interface BookProbe {
  readonly title: string;
  /** Pages of the whole book; `null` if the probed pages are images. */
  readonly pages: number | null;
  /** Words of the probed pages. */
  readonly words: number;
}

/** More than one page, since covers are images. */
const beginning: Pages = { from: 1, to: 8 };

/** Reads the title and size of a book. Throws the errors of reading it. */
export const probeBook = async (path: string, range: Pages = beginning): Promise<BookProbe> => {
  const name = basename(path);
  const request = { name, sha256: await hashFile(path), file: await realpath(path), range, ocr: "never", images: false } as const;
  const call = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null, readers: [] };
  try {
    const { title, page_count, pages } = await extractBook(request, ExtractSettings.parse({}), call);
    const texts = pages.flatMap(({ blocks }) => blocks.flatMap(({ text, rows = [] }) => [text, ...rows.flat()]));
    return { title, pages: page_count, words: texts.join(" ").split(/\s+/).length };
  } catch (error) {
    // Pages that are images are not an error, and a plugin may read what is unknown here: reading the book will say it.
    if (error instanceof Error && "code" in error && (error.code === "pdf_no_text" || error.code === "document_unknown"))
      return { title: titleOfFile(name), pages: null, words: 0 };
    throw error;
  }
};
