export type { Breach, DraftRule, RegistryOptions, RuleRegistry } from "./rules.ts";
export { SelfCorrection } from "./self-correction.ts";
export type { CorrectionAnswer, CreateSelfCorrection, SelfCorrectionOptions } from "./self-correction.ts";
export type { CorrectionAttempt, CorrectionResult } from "./results.ts";
export type { CorrectionPromptInput } from "./build-correction-prompt.ts";
export type { SelfCorrectionError } from "./self-correction-error.ts";
export type { CorrectedAnswer, CorrectedAsk } from "./ask-corrected.ts";
export type { ItemList } from "./one-per-item.ts";
export type { ModelAsk } from "./ask-model.ts";
