export { createRuleRegistry, escalateAt, summarise } from "./rules.ts";
export { createSelfCorrection } from "./create-self-correction.ts";
export { describeCorrection, readCircuitBreaker } from "./results.ts";
export { buildCorrectionPrompt } from "./build-correction-prompt.ts";
export { SelfCorrectionError, throwCause } from "./self-correction-error.ts";
export { toAnswer } from "./to-answer.ts";
export { askCorrected } from "./ask-corrected.ts";
export { askModel } from "./ask-model.ts";
