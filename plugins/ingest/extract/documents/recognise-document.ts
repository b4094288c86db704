import { readFile, stat } from "node:fs/promises";
import { readStart, requirePdfFile } from "../read/file-type.ts";
import { DocumentError } from "./document-error.ts";
import { findReader } from "./document-reader.ts";
import type { DocumentReader } from "./document-reader.ts";
import { listZip } from "./open-zip.ts";

/** The documents that are read as books. */
export type DocumentFormat = "pdf" | "epub" | "docx" | "html" | "markdown" | "text";

/** The most bytes of a document that is read whole. */
const mostBytes = 128e6;

/**
 * What a file is by its content, and where text leaves it open by its name: a format of the engine, or the reader of a plugin that
 * reads it. Throws `PdfError` and `DocumentError`.
 */
export const recogniseFile = async (
  file: string,
  name: string,
  readers: readonly DocumentReader[],
): Promise<DocumentFormat | DocumentReader> => {
  if (/\.pdf$/i.test(name)) {
    await requirePdfFile(file, name);
    return "pdf";
  }
  const start = await readStart(file);
  if (!isPicture(start) && isPdf(start)) return "pdf";
  const { size } = await stat(file);
  if (size > mostBytes)
    throw new DocumentError(
      "document_too_large",
      `"${name}" has ${Math.ceil(size / 1e6)} MB; ${mostBytes / 1e6} MB are allowed. Split it.`,
    );
  const bytes = await readFile(file);
  return (bytes.length > 0 && findReader(readers, bytes, name)) || recogniseDocument(bytes, name, readers);
};

const latin = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
const isPdf = (start: Uint8Array): boolean => latin(start).includes("%PDF-");
const isPicture = (start: Uint8Array): boolean => others.some(([pattern]) => pattern.test(latin(start)));

const recogniseDocument = (bytes: Uint8Array, name: string, readers: readonly DocumentReader[]): Exclude<DocumentFormat, "pdf"> => {
  if (bytes.length === 0) throw new DocumentError("document_empty", `"${name}" is empty. Was it copied whole?`);
  const start = latin(bytes);
  if (start.startsWith("PK")) return inArchive(listZip(bytes, name), name, readers);
  const other = others.find(([pattern]) => pattern.test(start))?.[1];
  if (other !== undefined || !isText(bytes)) throw unknown(name, other ?? "it is no text", readers);
  if (/\.(?:md|markdown|mdown)$/i.test(name)) return "markdown";
  if (/^\s*(?:<!doctype html|<html|<\?xml[^]*<html)/i.test(start)) return "html";
  return /\.html?$/i.test(name) ? "html" : looksMarked(bytes) ? "markdown" : "text";
};

const inArchive = (paths: readonly string[], name: string, readers: readonly DocumentReader[]): Exclude<DocumentFormat, "pdf"> => {
  if (paths.includes("META-INF/container.xml")) return "epub";
  if (paths.includes("word/document.xml")) return "docx";
  throw unknown(name, "it is an archive, and neither an EPUB nor a Word document", readers);
};

/** The beginnings of other files that people have books in. */
const others: readonly (readonly [start: RegExp, what: string])[] = [
  [/^\u0089PNG/, "it is a picture (PNG)"],
  [/^ÿØÿ/, "it is a picture (JPEG)"],
  [/^%!PS/, "it is PostScript"],
  [/^\{\\rtf/, "it is a text document of an old kind (RTF)"],
  [/^ÐÏ\p{Cc}à/u, "it is an old office document"],
];

const unknown = (name: string, why: string, readers: readonly DocumentReader[]): DocumentError => {
  const more = readers.map((reader) => `, ${reader.name}`).join("");
  return new DocumentError(
    "document_unknown",
    `"${name}" cannot be read as a book: ${why}. Give a PDF, EPUB, Word document (DOCX)${more}, web page, Markdown or plain text (UTF-8).`,
  );
};

const isText = (bytes: Uint8Array): boolean => {
  if (bytes.subarray(0, 65_536).includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const looksMarked = (bytes: Uint8Array): boolean => /^#{1,6} \S/m.test(new TextDecoder().decode(bytes.subarray(0, 65_536)));
