export { segmentBook } from "./segment-book.ts";
export { languageOf } from "./language-of.ts";
