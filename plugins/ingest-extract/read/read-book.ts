import { normaliseText } from "../layout/normalise.ts";
import type { RawPage } from "../layout/parts.ts";
import type { Bookmark } from "freeform-rpg/schemas";
import { readBookmarks } from "./bookmarks.ts";
import { PdfError, openPdf } from "./open-pdf.ts";
import { readPage } from "./read-page.ts";

/** A book as its file gives it, before layout. */
export interface RawBook {
  readonly title: string;
  readonly pageCount: number;
  readonly pages: readonly RawPage[];
  readonly bookmarks: readonly Bookmark[];
}

/** What reading a book may be told. */
export interface ReadOptions {
  /** What messages call the file. */
  readonly name: string;
  /** First and last page, from 1; both included. Default: all. */
  readonly range?: { readonly from: number; readonly to: number } | undefined;
  readonly signal?: AbortSignal;
  readonly onPage?: (done: number, total: number) => void;
}

/** Reads the text of a PDF page by page; no more than one page of the file is open at a time. Throws `PdfError`. */
export const readBook = async (bytes: Uint8Array, { name, range, signal, onPage }: ReadOptions): Promise<RawBook> => {
  const document = await openPdf(bytes, name);
  try {
    const from = Math.max(1, range?.from ?? 1);
    const to = Math.min(document.numPages, range?.to ?? document.numPages);
    if (from > to) throw new PdfError("pages_invalid", `"${name}" has ${document.numPages} pages, so page ${from} is not among them.`);
    const fonts = new Map<string, string>();
    const pages: RawPage[] = [];
    for (let number = from; number <= to; number += 1) {
      signal?.throwIfAborted();
      pages.push(await readPage(await document.getPage(number), fonts));
      onPage?.(pages.length, to - from + 1);
    }
    return { title: await readTitle(document), pageCount: document.numPages, pages, bookmarks: await readBookmarks(document) };
  } finally {
    await document.destroy();
  }
};

const readTitle = async (document: Awaited<ReturnType<typeof openPdf>>): Promise<string> => {
  const { info } = await document.getMetadata();
  return "Title" in info && typeof info.Title === "string" ? normaliseText(info.Title).trim() : "";
};
