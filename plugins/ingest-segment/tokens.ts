export { segmentBook } from "./segment-book.ts";
export type { SegmentSizes } from "./segment-book.ts";
