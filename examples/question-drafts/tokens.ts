import { service } from "freeform-rpg/kernel";
import type { ValidationResult } from "freeform-rpg/schemas";
import type { SelfCorrection, SelfCorrectionOptions } from "freeform-rpg/plugins/policy/self-correction";
import type { QuestionDraft } from "./question-draft.ts";

/** Validates questions and corrects them, by whatever model the caller asks. */
export interface QuestionService {
  validate(draft: QuestionDraft): ValidationResult;
  correctWith(ask: SelfCorrectionOptions<QuestionDraft>["ask"], maxAttempts?: number): SelfCorrection<QuestionDraft>;
}

export const Questions = service<QuestionService>("question-drafts/questions");

export type { QuestionDraft } from "./question-draft.ts";
