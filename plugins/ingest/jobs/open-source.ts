import { EngineError } from "freeform-rpg/errors";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { hashFile } from "freeform-rpg/plugins/ingest/core/lib";
import { findBook } from "./folders.ts";
import type { IngestFolders } from "./folders.ts";
import type { BookSource } from "./tokens.ts";

/** A file that exists and is a PDF by its content. */
export interface OpenedSource {
  readonly file: string;
  readonly name: string;
  readonly sha256: string;
}

/** Finds the book. Throws `path_invalid`, `file_not_found`, `pdf_invalid`. */
export const openSource = async (folders: IngestFolders, { upload, path }: BookSource): Promise<OpenedSource> => {
  const source = upload ? { file: upload.path, name: upload.name, sha256: upload.sha256 } : await openPath(folders, path ?? "");
  await requirePdf(source);
  return source;
};

const openPath = async (folders: IngestFolders, path: string): Promise<OpenedSource> => {
  const file = await findBook(folders, path);
  return { file, name: basename(file), sha256: await hashFile(file) };
};

/** The maximum bytes before a PDF's signature that readers accept. */
const markWithin = 1024;

const requirePdf = async ({ file, name }: OpenedSource): Promise<void> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(markWithin), 0, markWithin, 0);
    if (buffer.subarray(0, bytesRead).includes("%PDF-")) return;
    throw new EngineError("pdf_invalid", `"${name}" is no PDF: it does not begin as one. Other documents have to be printed to PDF first.`);
  } finally {
    await handle.close();
  }
};
