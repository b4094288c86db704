import { DocumentError } from "./document-error.ts";
import { listZip } from "./open-zip.ts";
import { readHtml } from "./read-html.ts";
import type { DocumentText } from "./text-block.ts";

/** Reads a Word document (DOCX): headings by their styles, lists and tables. Pictures and comments are left out. Throws `document_broken`. */
export const readDocx = async (bytes: Uint8Array, name: string): Promise<DocumentText> => {
  listZip(bytes, name);
  const { default: mammoth } = await import("mammoth");
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: "" })), externalFileAccess: false },
    );
    return readHtml(value);
  } catch (error) {
    throw new DocumentError("document_broken", `"${name}" is no complete Word document. Open it in a word processor and save it again.`, {
      cause: error,
    });
  }
};
