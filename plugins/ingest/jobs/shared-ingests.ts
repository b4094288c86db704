import { stat } from "node:fs/promises";
import { join } from "node:path";
import { EngineError } from "freeform-rpg/errors";
import type { FolderCopy, SharedFiles } from "freeform-rpg/plugins/operations/files";
import { folderOf } from "./folders.ts";
import type { IngestFolders } from "./folders.ts";
import type { IngestOrder } from "./order.ts";

/** The prefix of packs among the folders that servers share. */
export const packsPrefix = "packs/";
/** The prefix of ingests. */
export const ingestsPrefix = "ingest/";
/** The prefix of uploaded books, which are named by their hash. */
export const uploadsPrefix = "uploads/";

/** The folder of an ingest, as servers share it; `key` is that of its first job. */
export const ingestCopy = (folders: IngestFolders, key: string): FolderCopy => ({
  name: `${ingestsPrefix}${key}`,
  folder: folderOf(folders, key),
});

/** Stores a book where servers share files. */
export const shareBook = async (files: SharedFiles, { file, sha256 }: Pick<IngestOrder, "file" | "sha256">): Promise<void> => {
  if (files.place === null) return;
  await files.storeFile(`${uploadsPrefix}${sha256}`, file, { sha256, bytes: (await stat(file)).size });
};

/** A book as a run takes it. */
export interface BookFile {
  readonly file: string;
  readonly sharedAs?: string;
}

type Book = Pick<IngestOrder, "file" | "name" | "sha256">;

/** The book of an order on this server, fetched from where servers share files. Throws `book_not_found`. */
export const fetchBook = async (files: SharedFiles, folders: IngestFolders, { file, name, sha256 }: Book): Promise<BookFile> => {
  if (files.place === null) return { file };
  const here = join(folders.uploads ?? join(folders.jobs, ".books"), sha256);
  const sharedAs = `sha256:${sha256}`;
  if (await files.fetchFile(`${uploadsPrefix}${sha256}`, here)) return { file: here, sharedAs };
  // It was uploaded here before files were shared.
  if (await stat(file).catch(() => null)) {
    await shareBook(files, { file, sha256 });
    return { file, sharedAs };
  }
  throw new EngineError(
    "book_not_found",
    `The file of "${name}" is not among the files that servers share (${files.place}). Upload the book again.`,
  );
};
