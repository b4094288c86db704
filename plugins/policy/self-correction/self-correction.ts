import { service } from "freeform-rpg/kernel";
import type { CorrectionStatus, CorrectionTokenUsage, ValidationResult } from "freeform-rpg/schemas";
import type { z } from "zod";
import type { CorrectionPromptInput } from "./build-correction-prompt.ts";
import type { CorrectionResult } from "./results.ts";

/** A model's answer: the draft, as an object or as JSON text, and its tokens. */
export interface CorrectionAnswer {
  readonly value: unknown;
  readonly usage?: CorrectionTokenUsage;
}

/** The parameters of the self-correction of one domain. */
export interface SelfCorrectionOptions<TDraft> {
  readonly schema: z.ZodType<TDraft>;
  /** Runs every rule. */
  readonly validate: (draft: TDraft) => ValidationResult | Promise<ValidationResult>;
  /** Calls the model. An error ends the correction with a `SelfCorrectionError`. */
  readonly ask: (prompt: string, input: CorrectionPromptInput<TDraft>) => Promise<CorrectionAnswer>;
  /** The time as an ISO text. */
  readonly now: () => string;
  /** Attempts before a person must review the draft. Default 2. */
  readonly max_attempts?: number;
  /** Called with each state as it is entered. */
  readonly onTransition?: (status: CorrectionStatus) => void;
}

/** Corrects drafts of one domain. */
export interface SelfCorrection<TDraft> {
  /** Corrects a draft until no error is left or the attempts are used up. Warnings alone let it pass unchanged. */
  correct(draft: TDraft, validation: ValidationResult): Promise<CorrectionResult<TDraft>>;
}

/** Makes the self-correction of one domain. */
export type CreateSelfCorrection = <TDraft>(options: SelfCorrectionOptions<TDraft>) => SelfCorrection<TDraft>;

/** The service that makes self-corrections. */
export const SelfCorrection = service<CreateSelfCorrection>("self-correction/self-correction");
