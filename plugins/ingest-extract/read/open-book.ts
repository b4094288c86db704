import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { keepPictures } from "../pictures/keep-pictures.ts";
import { lookAtPage } from "../pictures/look-at-page.ts";
import type { OpenedBook, ReaderJob } from "../pool/jobs.ts";
import { createPainter } from "../recognise/painter.ts";
import type { Painter } from "../recognise/painter.ts";
import { createRecogniser } from "../recognise/recogniser.ts";
import type { Recogniser } from "../recognise/recogniser.ts";
import { readBookmarks } from "./bookmarks.ts";
import { openPdfFile } from "./open-pdf.ts";
import { readPage } from "./read-page.ts";
import { readTitle } from "./read-title.ts";

/** A book that does what readers are asked to do. */
export interface OpenBook {
  perform(job: ReaderJob): Promise<unknown>;
}

/** Pages after which pdf.js is told to forget what it keeps of a document. */
const cleanEvery = 100;

/** Opens a file for a reader. Throws `PdfError`. */
export const createOpenBook = async (file: string, name: string): Promise<OpenBook> => {
  const document = await openPdfFile(file, name);
  const fonts = new Map<string, string>();
  let tools: { readonly painter: Painter; readonly recogniser: Promise<Recogniser> } | null = null;
  let done = 0;

  const perform = async (job: ReaderJob): Promise<unknown> => {
    if (job.do === "open") return describeBook(document);
    if (job.do === "recognise") {
      const { painter, recogniser } = (tools ??= { painter: createPainter(file), recogniser: createRecogniser() });
      return (await recogniser).read(await painter.paint(job.page, job.dpi));
    }
    if ((done += 1) % cleanEvery === 0) await document.cleanup();
    const page = await document.getPage(job.page);
    if (job.do === "text") return readPage(page, fonts);
    return job.do === "look" ? lookAtPage(page) : keepPictures(page, job);
  };
  return { perform };
};

const describeBook = async (document: PDFDocumentProxy): Promise<OpenedBook> => ({
  title: await readTitle(document),
  pageCount: document.numPages,
  bookmarks: [...(await readBookmarks(document))],
});
