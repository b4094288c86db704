export { checkVerdicts } from "./check-verdicts.ts";
export { findPledges } from "./find-pledges.ts";
export { findQuote } from "./find-quote.ts";
export { inspectText } from "./inspect.ts";
export { describeMaterial, reviewConversation } from "./review-input.ts";
export { gatherMaterial } from "./review-material.ts";
export { reviewPrompt, votePrompt } from "./prompts.ts";
export { checkProposals } from "./propose.ts";
