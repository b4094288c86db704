import { basename, resolve } from "node:path";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest-extract";
import { hashFile } from "freeform-rpg/plugins/ingest";

/** A book's title and size. Throws what reading it would. */
export const peekBook = async (path: string): Promise<{ readonly title: string; readonly pages: number }> => {
  const file = resolve(path);
  const request = {
    file,
    name: basename(file),
    sha256: await hashFile(file),
    range: { from: 1, to: 1 },
    ocr: "never",
    images: false,
  } as const;
  const call = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null };
  const { title, page_count } = await extractBook(request, ExtractSettings.parse({}), call).catch(untitled(file));
  return { title, pages: page_count };
};

/** A first page without text is no fault of the book. */
const untitled = (file: string) => (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "pdf_no_text")
    return { title: basename(file).replace(/\.pdf$/i, ""), page_count: 0 };
  throw error;
};
