export type { MergedEntity } from "./names/merge-names.ts";
export type { NamedEntity } from "./names/named-entities.ts";

export type { Candidate } from "./names/candidate.ts";

export type { ParallelOptions } from "./in-parallel.ts";
