export { checkVerdicts } from "./check-verdicts.ts";
export { findQuote } from "./find-quote.ts";
export { inspectText } from "./inspect.ts";
export { gatherMaterial } from "./review-material.ts";
export { reviewPrompt, votePrompt } from "./prompts.ts";
