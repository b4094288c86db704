export type { Merged } from "./names/merge-names.ts";
export type { NamedEntity } from "./names/named-entities.ts";

export type { Candidate } from "./names/candidate.ts";

export type { Lanes } from "./in-parallel.ts";
