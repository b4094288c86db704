export type { Passage } from "./split-passages.ts";
export type { Entry } from "./entries/entry.ts";
export type { EntryKind, LabelFamily } from "./entries/families/family.ts";
export type { Vocabulary } from "./entries/vocabulary.ts";
