export { segmentBook } from "./segment-book.ts";
