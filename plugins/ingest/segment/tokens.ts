export type { SegmentSizes } from "./segment-sizes.ts";
