import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { KernelError } from "freeform-rpg/kernel";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a file that cannot be read as a book fails with: `pdf_wrong_type`, `pdf_empty`, `pdf_encrypted`, `pdf_broken`. */
export class PdfError extends KernelError {}

const assets = join(dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json"))), "/");

/** Opens a PDF. Throws {@link PdfError}. `name` is what messages call it. The caller destroys the document. */
export const openPdf = async (bytes: Uint8Array, name: string): Promise<PDFDocumentProxy> => {
  if (bytes.length === 0) throw new PdfError("pdf_empty", `"${name}" is empty. Was it copied whole?`);
  if (!hasPdfMark(bytes))
    throw new PdfError("pdf_wrong_type", `"${name}" is no PDF: it does not begin as one. Give a file that a PDF reader opens.`);
  try {
    // pdf.js takes the bytes over, so that it is given a copy.
    return await getDocument({
      data: Uint8Array.from(bytes),
      verbosity: 0,
      cMapUrl: `${assets}cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${assets}standard_fonts/`,
      isEvalSupported: false,
      stopAtErrors: false,
    }).promise;
  } catch (error) {
    throw explain(error, name);
  }
};

/** Readers allow some bytes before the mark. */
const hasPdfMark = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-");

const explain = (cause: unknown, name: string): PdfError => {
  const kind = cause instanceof Error ? cause.name : "";
  if (kind === "PasswordException")
    return new PdfError("pdf_encrypted", `"${name}" asks for a password. Save a copy without one and give that.`, { cause });
  return new PdfError("pdf_broken", `"${name}" cannot be read: it is broken or was cut short. Try to fetch or save it again.`, { cause });
};
