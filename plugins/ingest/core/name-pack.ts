import { PackManifest } from "freeform-rpg/schemas/packs";

/** Makes a pack's manifest from the given fields, the rest from the file's name. Throws zod's error for an invalid id or version. */
export const namePack = (fileName: string, fields: Partial<PackManifest>): PackManifest => {
  const title = titleOfFile(fileName);
  return PackManifest.parse({ id: idFrom(title), name: title, version: "0.1.0", ...fields });
};

/** The name of a book's file without its ending. */
export const titleOfFile = (fileName: string): string => fileName.replace(/\.(?:pdf|epub|docx|x?html?|md|markdown|mdown|txt|text)$/i, "");

/** Lower case, every run of other signs an underscore; `book_` before a digit, `book` when the result is empty. */
export const idFrom = (title: string): string => {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
  return id === "" ? "book" : id.replace(/^(?=\d)/, "book_");
};
