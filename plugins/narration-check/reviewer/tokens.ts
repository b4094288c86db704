export type { CheckedVerdict, CheckedVerdicts } from "./check-verdicts.ts";
export type { DecidedTurn, Reference, ReviewMaterial } from "./review-material.ts";
export type { ReviewInput } from "./review-input.ts";
export type { TextRange } from "./find-quote.ts";
