import { open } from "node:fs/promises";
import { PdfError } from "./pdf-error.ts";

/** The signatures of other file types that users submit as PDFs. */
const others: readonly (readonly [start: RegExp, what: string])[] = [
  [/^PK\p{Cc}{2}/u, "a ZIP archive, such as an EPUB or a Word document"],
  [/^\u0089PNG/, "a picture (PNG)"],
  [/^ÿØÿ/, "a picture (JPEG)"],
  [/^\s*<(!doctype html|html|head|body)/i, "a web page: perhaps the site answered with a page instead of the book"],
  [/^%!PS/, "PostScript"],
  [/^\{\\rtf/, "a text document (RTF)"],
  [/^ÐÏ\p{Cc}à/u, "an old office document"],
];

/** Checks for the PDF signature; some bytes before it are allowed, as PDF readers do. Throws `pdf_empty`, `pdf_wrong_type`. */
export const requirePdf = (bytes: Uint8Array, name: string): void => {
  if (bytes.length === 0) throw new PdfError("pdf_empty", `"${name}" is empty. Was it copied whole?`);
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  const other = others.find(([pattern]) => pattern.test(start))?.[1];
  if (!other && start.includes("%PDF-")) return;
  const what = other ? `it is ${other}` : "it does not begin as one";
  throw new PdfError("pdf_wrong_type", `"${name}" is no PDF: ${what}. Give a file that a PDF reader opens.`);
};

/** Checks the first bytes of a file. Throws `pdf_empty`, `pdf_wrong_type`. */
export const requirePdfFile = async (file: string, name: string): Promise<void> => requirePdf(await readStart(file), name);

/** The first bytes of a file. */
export const readStart = async (file: string): Promise<Uint8Array> => {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(new Uint8Array(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
};
