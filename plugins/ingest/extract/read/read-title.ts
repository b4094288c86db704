import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { collapse, normaliseText } from "../layout/normalise.ts";

/** The title in a document's metadata; empty when there is none. */
export const readTitle = async (document: PDFDocumentProxy): Promise<string> => {
  const { info } = await document.getMetadata();
  return "Title" in info && typeof info.Title === "string" ? collapse(normaliseText(info.Title)).slice(0, 300) : "";
};
