import type { RawPage } from "../layout/parts.ts";
import type { Bookmark } from "freeform-rpg/schemas";
import { readBookmarks } from "./bookmarks.ts";
import { pagesWanted } from "./pages-wanted.ts";
import { readPage } from "./read-page.ts";
import { readTitle } from "./read-title.ts";

/** The contents of a book's file, before layout. */
export interface RawBook {
  readonly title: string;
  readonly pageCount: number;
  readonly pages: readonly RawPage[];
  readonly bookmarks: readonly Bookmark[];
}

/** The options of reading a book. */
export interface ReadOptions {
  /** The name of the file in messages. */
  readonly name: string;
  /** First and last page, from 1; both included. Default: all. */
  readonly range?: { readonly from: number; readonly to: number } | undefined;
  readonly signal?: AbortSignal;
  readonly onPage?: (done: number, total: number) => void;
}

/**
 * Reads the text of a PDF page by page, in this process and without limits: only for trusted files. Only one page of the file is open
 * at a time. Throws `PdfError`.
 */
export const readBook = async (bytes: Uint8Array, { name, range, signal, onPage }: ReadOptions): Promise<RawBook> => {
  // Loaded on demand, so that importing this module does not load pdf.js.
  const { openPdf } = await import("./open-pdf.ts");
  const document = await openPdf(bytes, name);
  try {
    const wanted = pagesWanted(document.numPages, range ?? null, name);
    const fonts = new Map<string, string>();
    const pages: RawPage[] = [];
    for (const number of wanted) {
      signal?.throwIfAborted();
      pages.push(await readPage(await document.getPage(number), fonts));
      onPage?.(pages.length, wanted.length);
    }
    return { title: await readTitle(document), pageCount: document.numPages, pages, bookmarks: await readBookmarks(document) };
  } finally {
    await document.destroy();
  }
};
