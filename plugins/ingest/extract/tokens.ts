export type { ExtractCall } from "./extract-call.ts";

export type { RawPage, Run } from "./layout/parts.ts";
export type { PdfError } from "./read/pdf-error.ts";

export type { RawBook, ReadOptions } from "./read/read-book.ts";
export type { ExtractSettings } from "./settings.ts";
