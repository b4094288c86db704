import { join } from "node:path";
import type { IngestRequest } from "freeform-rpg/schemas";
import type { ExtractCall } from "../extract-call.ts";
import type { RawPage } from "../layout/parts.ts";
import { inspectPages } from "../pictures/inspect-pages.ts";
import type { BookReader } from "../pool/book-reader.ts";
import type { ExtractSettings } from "../settings.ts";
import { choosePicturePages, pagesToInspect } from "./choose-pages.ts";
import { createPageCache } from "./page-cache.ts";
import { recognisePages } from "./recognise-pages.ts";

/** The dependencies of text recognition. */
export interface RecogniseTools {
  readonly reader: BookReader;
  readonly settings: ExtractSettings;
  readonly call: ExtractCall;
}

/** Recognises text in pictures of pages if the request asks for it. */
export const recogniseBook = async (
  pages: readonly RawPage[],
  { ocr, sha256 }: IngestRequest,
  { reader, settings, call }: RecogniseTools,
): Promise<readonly RawPage[]> => {
  const numbers = ocr === "always" ? pages.map(({ number }) => number) : ocr === "auto" ? await findPictures(pages, reader) : [];
  if (numbers.length === 0) return pages;
  const folder = call.folder === null ? null : join(call.folder, "01_extract.recognised");
  const { dpi, language } = settings;
  return recognisePages(pages, numbers, {
    reader,
    cache: createPageCache(folder, `${sha256} ${dpi.first} ${dpi.again} ${language}`),
    settings,
    replace: ocr === "always",
    onPage: (done, total) => call.progress("Recognising text", done, total),
  });
};

const findPictures = async (pages: readonly RawPage[], reader: BookReader): Promise<readonly number[]> => {
  const wanted = new Set(pagesToInspect(pages));
  return choosePicturePages(
    await inspectPages(
      pages.filter(({ number }) => wanted.has(number)),
      reader,
      () => {},
    ),
  );
};
