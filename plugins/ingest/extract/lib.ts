export { extractBook } from "./extract-book.ts";
export { DocumentError } from "./documents/document-error.ts";
export { recogniseFile } from "./documents/recognise-document.ts";
export { layOutBook } from "./layout/lay-out-book.ts";
export { PdfError } from "./read/pdf-error.ts";
export { readBook } from "./read/read-book.ts";
export { ExtractSettings } from "./settings.ts";
