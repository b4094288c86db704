import { readFile } from "node:fs/promises";
import type { Call } from "freeform-rpg/kernel";
import type { Extraction, IngestRequest, Page } from "freeform-rpg/schemas";
import { layOutBook } from "./layout/lay-out-book.ts";
import { PdfError } from "./read/open-pdf.ts";
import { readBook } from "./read/read-book.ts";

/** Letters below which a page counts as a picture. */
const leastLetters = 50;

/** Reads the request's file and lays it out. Throws `PdfError`, `pdf_no_text` where no page holds text. */
export const extractBook = async ({ file, name, range }: IngestRequest, call: Pick<Call, "progress" | "signal">): Promise<Extraction> => {
  const {
    title,
    pageCount,
    pages: raw,
    bookmarks,
  } = await readBook(await readFile(file), {
    name,
    range: range ?? undefined,
    signal: call.signal,
    onPage: (done, total) => call.progress("Reading pages", done, total),
  });
  const pages = layOutBook(raw, bookmarks);
  const pictures = pages.filter((page) => lettersOn(page) < leastLetters).map(({ number }) => number);
  if (pages.every((page) => lettersOn(page) === 0)) {
    throw new PdfError("pdf_no_text", `"${name}" holds pictures of pages, no text. Run it through a text recognition program first.`);
  }
  const warnings = pictures.length ? [`Pages with hardly any text, perhaps pictures: ${pictures.join(", ")}.`] : [];
  return { title: title || name.replace(/\.pdf$/i, ""), page_count: pageCount, pages: [...pages], bookmarks: [...bookmarks], warnings };
};

const lettersOn = ({ blocks }: Page): number => blocks.reduce((sum, { text }) => sum + text.length, 0);
