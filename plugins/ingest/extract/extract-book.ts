import type { ExtractCall } from "./extract-call.ts";
import { stat } from "node:fs/promises";
import type { Extraction, IngestRequest } from "freeform-rpg/schemas";
import { readDocument } from "./documents/read-document.ts";
import { titleOfFile } from "freeform-rpg/plugins/ingest/core/lib";
import { recogniseFile } from "./documents/recognise-document.ts";
import { layOutBook } from "./layout/lay-out-book.ts";
import type { RawPage } from "./layout/parts.ts";
import { exportPictures } from "./pictures/export-pictures.ts";
import { createBookReader } from "./pool/book-reader.ts";
import type { BookReader } from "./pool/book-reader.ts";
import { OpenedBook, RawPageShape } from "./pool/answers.ts";
import { pagesWanted } from "./read/pages-wanted.ts";
import { PdfError } from "./read/pdf-error.ts";
import { lettersOn } from "./recognise/choose-pages.ts";
import { findLanguageData } from "./recognise/language-data.ts";
import { recogniseBook } from "./recognise/recognise-book.ts";
import { warnOfUnsure } from "./recognise/recognise-pages.ts";
import type { ExtractSettings } from "./settings.ts";

/** Reads the request's file in separate processes and determines its layout. Throws `PdfError`: `pdf_no_text` when no page contains text. */
export const extractBook = async (request: IngestRequest, settings: ExtractSettings, call: ExtractCall): Promise<Extraction> => {
  const { file, name } = request;
  await refuseLarge(request, settings);
  const format = await recogniseFile(file, name, call.readers);
  if (format !== "pdf") return readDocument(request, format);
  if (request.ocr !== "never") findLanguageData(settings.language);
  const { readers, limits } = settings;
  const reader = createBookReader({ file, name, readers, memory: limits.memory, pageSeconds: limits.pageSeconds, signal: call.signal });
  try {
    const { title, pageCount, bookmarks } = await reader.ask({ do: "open" }, OpenedBook);
    const wanted = refuseLong(pagesWanted(pageCount, request.range, name), settings, name);
    const written = await readPages(wanted, reader, call);
    const raw = await recogniseBook(written, request, { reader, settings, call });
    const pictures = request.images && call.folder !== null ? await exportPictures(raw, reader, call.folder, call) : null;
    // The layout needs memory, and the readers no longer do.
    reader.close();
    if (raw.every((page) => lettersOn(page) === 0)) throw noText(request, reader);
    return {
      title: title || titleOfFile(name),
      page_count: pageCount,
      pages: [...layOutBook(raw, bookmarks)],
      bookmarks,
      ...(pictures ? { pictures: [...pictures] } : {}),
      warnings: [...warnOfFailed(reader), ...warnOfBare(raw, request), ...warnOfUnsure(raw)],
    };
  } finally {
    reader.close();
  }
};

/** Replaces a page that cannot be read by an empty one. */
const readPages = async (wanted: readonly number[], reader: BookReader, call: ExtractCall): Promise<readonly RawPage[]> => {
  const read = await reader.eachPage(wanted, (page) => reader.ask({ do: "text", page }, RawPageShape), {
    onPage: (done, total) => call.progress("Reading pages", done, total),
    worth: 100,
  });
  return wanted.map((number) => read.get(number) ?? { number, width: 612, height: 792, runs: [] });
};

const refuseLarge = async ({ file, name }: IngestRequest, { limits }: ExtractSettings): Promise<void> => {
  const { size } = await stat(file);
  if (size <= limits.fileSize * 1e6) return;
  const megabytes = Math.ceil(size / 1e6);
  throw new PdfError(
    "pdf_too_large",
    `"${name}" has ${megabytes} MB; ${limits.fileSize} MB are allowed. Raise \`limits.fileSize\` of ingest-extract, or split the file.`,
  );
};

const refuseLong = (wanted: readonly number[], { limits }: ExtractSettings, name: string): readonly number[] => {
  if (wanted.length <= limits.pages) return wanted;
  const why = `"${name}" has ${wanted.length} pages; ${limits.pages} are read at once.`;
  throw new PdfError("pdf_too_long", `${why} Name a range of pages, or raise \`limits.pages\` of ingest-extract.`);
};

const noText = ({ name, ocr }: IngestRequest, { failed }: BookReader): PdfError => {
  const [first] = failed.values();
  if (first !== undefined) return new PdfError("pdf_broken", `No page of "${name}" could be read. The first that failed: ${first}`);
  const hint =
    ocr === "never" ? "Its pages are pictures, and reading pictures was switched off." : "Nothing on its pages could be read as text.";
  return new PdfError("pdf_no_text", `"${name}" holds no text. ${hint}`);
};

const warnOfFailed = ({ failed }: BookReader): readonly string[] =>
  [...failed].sort(([a], [b]) => a - b).map(([page, why]) => `Page ${page} was left out or read in part: ${why}`);

/** The pages with pictures or drawings but without text. */
const warnOfBare = (raw: readonly RawPage[], { ocr }: IngestRequest): readonly string[] => {
  const bare = raw.filter((page) => lettersOn(page) < 50 && page.recognised === undefined).map(({ number }) => number);
  const why = ocr === "never" ? "; reading pictures was switched off" : "";
  return bare.length ? [`Pages with hardly any text, blank or pictures${why}: ${bare.join(", ")}.`] : [];
};
