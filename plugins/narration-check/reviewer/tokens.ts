export type { CheckedVerdict, CheckedVerdicts } from "./check-verdicts.ts";
export type { DecidedReference, DecidedTurn, Reference, ReviewMaterial } from "./review-material.ts";
export type { TextRange } from "./find-quote.ts";
