import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { hashFile } from "freeform-rpg/plugins/ingest/core/lib";
import { DocumentError, recogniseFile } from "freeform-rpg/plugins/ingest/extract/lib";
import type { DocumentReader } from "freeform-rpg/plugins/ingest/extract";
import { findBook } from "./folders.ts";
import type { IngestFolders } from "./folders.ts";
import type { BookSource } from "./tokens.ts";

/** A file that exists and is a book by its content. */
export interface OpenedSource {
  readonly file: string;
  readonly name: string;
  readonly sha256: string;
}

/** Finds the book. Throws `path_invalid`, `file_not_found`, `pdf_wrong_type`, and the errors of documents that cannot be read. */
export const openSource = async (
  folders: IngestFolders,
  { upload, path }: BookSource,
  readers: readonly DocumentReader[],
): Promise<OpenedSource> => {
  const source = upload ? { file: upload.path, name: upload.name, sha256: upload.sha256 } : await openPath(folders, path ?? "");
  await recogniseFile(source.file, source.name, readers);
  return source;
};

const openPath = async (folders: IngestFolders, path: string): Promise<OpenedSource> => {
  const file = await findBook(folders, path);
  return { file, name: basename(file), sha256: await hashFile(file) };
};

/** The most bytes of notes that a server imports: they are read while others wait. */
const mostNotes = 20e6;

/** Finds notes to import. Throws `path_invalid`, `file_not_found`, `document_too_large`. */
export const findNotes = async (
  folders: IngestFolders,
  { upload, path }: BookSource,
): Promise<{ readonly path: string; readonly name: string }> => {
  const { file, name } = upload ? { file: upload.path, name: upload.name } : await openPath(folders, path ?? "");
  const { size } = await stat(file);
  if (size <= mostNotes) return { path: file, name };
  throw new DocumentError(
    "document_too_large",
    `"${name}" has ${Math.ceil(size / 1e6)} MB; a server imports ${mostNotes / 1e6} MB. Run \`pack-import\` on the server's machine.`,
  );
};
