import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { requirePdfFile, requirePdf } from "./file-type.ts";
import { PdfError } from "./pdf-error.ts";

type Source = { readonly data: Uint8Array } | { readonly url: URL; readonly disableAutoFetch: true };

const assets = join(dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json"))), "/");

/** The pdf.js options of every file: the folder of its fonts, and no script execution. */
export const pdfSettings = {
  verbosity: 0,
  cMapUrl: `${assets}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${assets}standard_fonts/`,
  wasmUrl: `${assets}wasm/`,
  iccUrl: `${assets}iccs/`,
  isEvalSupported: false,
  enableXfa: false,
  stopAtErrors: false,
  /** Pictures with more pixels are left out rather than decoded. */
  maxImageSize: 64e6,
} as const;

/** Opens a PDF. Throws {@link PdfError}. `name` is its name in messages. The caller destroys the document. */
export const openPdf = async (bytes: Uint8Array, name: string): Promise<PDFDocumentProxy> => {
  requirePdf(bytes, name);
  // pdf.js takes ownership of the bytes, so it gets a copy.
  return openSource({ data: Uint8Array.from(bytes) }, name);
};

/** The maximum bytes of a file that is read into memory. Looking up parts of a larger one adds a tenth to the time of reading its text. */
const smallFile = 32e6;

/** Opens a PDF; only the requested parts of a large file are read. Throws {@link PdfError}. */
export const openPdfFile = async (file: string, name: string): Promise<PDFDocumentProxy> => {
  const { size } = await stat(file);
  if (size <= smallFile) return openPdf(await readFile(file), name);
  await requirePdfFile(file, name);
  return openSource({ url: pathToFileURL(file), disableAutoFetch: true }, name);
};

const openSource = async (source: Source, name: string): Promise<PDFDocumentProxy> => {
  try {
    return await getDocument({ ...pdfSettings, ...source }).promise;
  } catch (error) {
    throw explain(error, name);
  }
};

const explain = (cause: unknown, name: string): PdfError => {
  const kind = cause instanceof Error ? cause.name : "";
  if (kind === "PasswordException")
    return new PdfError("pdf_encrypted", `"${name}" asks for a password. Save a copy without one and give that.`, { cause });
  return new PdfError("pdf_broken", `"${name}" cannot be read: it is broken or was cut short. Try to fetch or save it again.`, { cause });
};
