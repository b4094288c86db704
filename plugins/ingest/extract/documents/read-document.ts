import { readFile } from "node:fs/promises";
import { titleOfFile } from "freeform-rpg/plugins/ingest/core/lib";
import type { Extraction, IngestRequest, Page } from "freeform-rpg/schemas";
import { readWith } from "./document-reader.ts";
import type { DocumentReader } from "./document-reader.ts";
import { DocumentError } from "./document-error.ts";
import type { DocumentFormat } from "./recognise-document.ts";
import type { DocumentText, TextBlock } from "./text-block.ts";

/** The words after which a document without pages begins another one, at its next heading or paragraph. */
const wordsAPage = 500;

/** Reads a document that is no PDF as a book. Its pages are made up: one for about five hundred words. Throws `DocumentError`. */
export const readDocument = async (
  { file, name, range }: IngestRequest,
  format: Exclude<DocumentFormat, "pdf"> | DocumentReader,
): Promise<Extraction> => {
  const bytes = await readFile(file);
  const { title, parts, warnings } = await (typeof format === "string" ? readOwn(format, bytes, name) : readWith(format, bytes, name));
  const pages = parts.flatMap(cutPages);
  if (pages.length === 0) throw new DocumentError("document_empty", `"${name}" contains no text.`);
  const numbered = pages.map((blocks, at) => pageOf(at + 1, blocks));
  return {
    title: title ?? titleOfFile(name),
    page_count: pages.length,
    pages: numbered.filter(({ number }) => range === null || (number >= range.from && number <= range.to)),
    bookmarks: [],
    warnings: [...warnings],
  };
};

/** Errors name the document. */
const readOwn = async (format: Exclude<DocumentFormat, "pdf">, bytes: Uint8Array, name: string): Promise<DocumentText> => {
  try {
    return await readers[format](bytes, name);
  } catch (error) {
    if (!(error instanceof DocumentError) || error.message.includes(`"${name}"`)) throw error;
    throw new DocumentError("document_broken", `"${name}" cannot be read: ${error.message}`, { cause: error });
  }
};

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

type Reader = (bytes: Uint8Array, name: string) => Promise<DocumentText>;

/** The readers, each loaded with its parsers when the first such document comes. */
const readers: Readonly<Record<Exclude<DocumentFormat, "pdf">, Reader>> = {
  epub: async (bytes, name) => (await import("./read-epub.ts")).readEpub(bytes, name),
  docx: async (bytes, name) => (await import("./read-docx.ts")).readDocx(bytes, name),
  html: async (bytes) => (await import("./read-html.ts")).readHtml(decode(bytes)),
  markdown: async (bytes) => (await import("./read-markdown.ts")).readMarkdown(decode(bytes)),
  text: async (bytes) => (await import("./read-plain-text.ts")).readPlainText(decode(bytes)),
};

const cutPages = (blocks: readonly TextBlock[]): TextBlock[][] => {
  const pages: TextBlock[][] = [];
  let words = wordsAPage;
  for (const block of blocks) {
    if (words >= wordsAPage && block.type !== "li") {
      pages.push([]);
      words = 0;
    }
    (pages.at(-1) ?? pages[pages.push([]) - 1])?.push(block);
    words += block.text.split(/\s+/).length;
  }
  return pages;
};

const pageOf = (number: number, blocks: readonly TextBlock[]): Page => ({
  number,
  width: 0,
  height: 0,
  order: "stream",
  matter: "body",
  ocr: false,
  blocks: blocks.map((block) => ({ ...block, places: [{ page: number, box: [0, 0, 0, 0] }] })),
  heads: [],
});
