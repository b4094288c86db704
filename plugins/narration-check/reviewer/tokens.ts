export type { CheckedVerdict, CheckedVerdicts } from "./check-verdicts.ts";
export type { DecidedTurn, Reference, ReviewMaterial } from "./review-material.ts";
export type { ReviewInput } from "./review-input.ts";
export type { TextRange } from "./find-quote.ts";
export { verdictSources } from "./verdict-sources.ts";
export type { VerdictSource } from "./verdict-sources.ts";
