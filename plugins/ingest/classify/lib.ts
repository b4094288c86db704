export { classifySegments } from "./classify-segments.ts";
