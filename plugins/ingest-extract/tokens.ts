export { extractBook } from "./extract-book.ts";
export type { ExtractCall } from "./extract-book.ts";
export { layOutBook } from "./layout/lay-out-book.ts";
export type { RawPage, Run } from "./layout/parts.ts";
export { PdfError } from "./read/pdf-error.ts";
export { readBook } from "./read/read-book.ts";
export type { RawBook, ReadOptions } from "./read/read-book.ts";
export { ExtractSettings } from "./settings.ts";
