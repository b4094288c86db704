import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { OpenedBook } from "../pool/answers.ts";
import type { ReaderJob } from "../pool/jobs.ts";
import type { PictureReader } from "../recognise/picture-reader.ts";
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

/** Opens a file for a reader. What only some books need is loaded when they do. Throws `PdfError`. */
export const createOpenBook = async (file: string, name: string): Promise<OpenBook> => {
  const document = await openPdfFile(file, name);
  const fonts = new Map<string, string>();
  let pictures: Promise<PictureReader> | null = null;
  let done = 0;

  const nextPage = async (number: number) => {
    if ((done += 1) % cleanEvery === 0) await document.cleanup();
    return document.getPage(number);
  };
  const perform = async (job: ReaderJob): Promise<unknown> => {
    switch (job.do) {
      case "open":
        return describeBook(document);
      case "text":
        return readPage(await nextPage(job.page), fonts);
      case "look":
        return (await import("../pictures/inspect-page.ts")).inspectPage(await nextPage(job.page));
      case "keep":
        return (await import("../pictures/save-pictures.ts")).savePictures(await nextPage(job.page), job);
      case "recognise":
        pictures ??= import("../recognise/picture-reader.ts").then(({ createPictureReader }) => createPictureReader(file, job.language));
        return (await pictures).read(job.page, job.dpi);
    }
  };
  return { perform };
};

const describeBook = async (document: PDFDocumentProxy): Promise<OpenedBook> => ({
  title: await readTitle(document),
  pageCount: document.numPages,
  bookmarks: [...(await readBookmarks(document))],
});
