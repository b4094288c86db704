import { facet } from "freeform-rpg/kernel";
import type { DocumentReader } from "./documents/document-reader.ts";

/** Readers of more kinds of documents as books, asked before those of the engine; PDFs are never theirs. */
export const documentReaders = facet<DocumentReader>("ingest/document-readers", { key: ({ name }) => name });

export type { DocumentReader, RawDocument } from "./documents/document-reader.ts";
export type { DocumentText, TextBlock } from "./documents/text-block.ts";
export type { ExtractCall } from "./extract-call.ts";

export type { RawPage, Run } from "./layout/parts.ts";
export type { PdfError } from "./read/pdf-error.ts";

export type { RawBook, ReadOptions } from "./read/read-book.ts";
export type { ExtractSettings } from "./settings.ts";
