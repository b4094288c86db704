export { mergeNames } from "./names/merge-names.ts";
export type { Merged } from "./names/merge-names.ts";
export type { NamedEntity } from "./names/named-entities.ts";
export { suggestDuplicates } from "./names/suggest-duplicates.ts";
export { findCandidates } from "./names/find-candidates.ts";
export type { Candidate } from "./names/candidate.ts";
export { splitPassages } from "./passages/split-passages.ts";
export type { Passage } from "./passages/split-passages.ts";
export { givesOrders, withholdOrders } from "./passages/find-orders.ts";
