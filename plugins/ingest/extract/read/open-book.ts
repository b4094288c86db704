import { optionalPackage } from "freeform-rpg/kernel";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { OpenedBook } from "../pool/answers.ts";
import type { ReaderJob } from "../pool/jobs.ts";
import type { PictureReader } from "../recognise/picture-reader.ts";
import { readBookmarks } from "./bookmarks.ts";
import { openPdfFile } from "./open-pdf.ts";
import { readPage } from "./read-page.ts";
import { readTitle } from "./read-title.ts";

/** An open book that runs the jobs of a reader. */
export interface OpenBook {
  perform(job: ReaderJob): Promise<unknown>;
}

/** The number of pages after which pdf.js clears its caches of a document. */
const cleanEvery = 100;

/** Opens a file for a reader. Modules that only some books need are loaded on demand. Throws `PdfError`. */
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
      case "save":
        return (await loadSaving()).savePictures(await nextPage(job.page), job);
      case "recognise":
        pictures ??= loadRecognition().then(({ createPictureReader }) => createPictureReader(file, job.language));
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

const loadSaving = () => optionalPackage("@napi-rs/canvas", "Saving pictures", () => import("../pictures/save-pictures.ts"));

const loadRecognition = () =>
  optionalPackage("tesseract.js", "Recognising text in pictures", () =>
    optionalPackage("pdf-parse", "Recognising text in pictures", () => import("../recognise/picture-reader.ts")),
  );
