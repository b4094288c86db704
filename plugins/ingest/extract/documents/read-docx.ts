import { zipSync } from "fflate";
import { DocumentError } from "./document-error.ts";
import { openZip } from "./open-zip.ts";
import { readHtml } from "./read-html.ts";
import type { DocumentText } from "./text-block.ts";

/** Reads a Word document (DOCX): headings by their styles, lists and tables. Pictures and comments are left out. Throws `document_broken`. */
export const readDocx = async (bytes: Uint8Array, name: string): Promise<DocumentText> => {
  const { default: mammoth } = await import("mammoth");
  const text = Buffer.from(textParts(bytes, name));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: text },
      { convertImage: mammoth.images.imgElement(async () => ({ src: "" })), externalFileAccess: false },
    );
    return readHtml(value);
  } catch (error) {
    throw new DocumentError("document_broken", `"${name}" is no complete Word document. Open it in a word processor and save it again.`, {
      cause: error,
    });
  }
};

/** The parts that hold text, unpacked within the limits of archives: the library unpacks whatever it is given. */
const textParts = (bytes: Uint8Array, name: string): Uint8Array =>
  zipSync(Object.fromEntries(openZip(bytes, name, (path) => /\.(?:xml|rels)$/i.test(path))), { level: 0 });
