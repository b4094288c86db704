export { classifySegments } from "./classify-segments.ts";
export { findIndicators, indicators } from "./indicators.ts";
export type { Indicator } from "./indicators.ts";
