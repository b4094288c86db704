export type { Passage } from "./split-passages.ts";
