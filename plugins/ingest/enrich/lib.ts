export { mergeNames } from "./names/merge-names.ts";
export { suggestDuplicates } from "./names/suggest-duplicates.ts";

export { findCandidates } from "./names/find-candidates.ts";

export { inBatches, inParallel } from "./in-parallel.ts";
export { containsWords } from "./names/contains-words.ts";
export { nameByStructure } from "./names/name-by-structure.ts";
