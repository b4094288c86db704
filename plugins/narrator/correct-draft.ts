import { SelfCorrectionError, createSelfCorrection } from "freeform-rpg/plugins/self-correction";
import type { CorrectionAnswer, CorrectionResult } from "freeform-rpg/plugins/self-correction";
import { NarratorOutput } from "freeform-rpg/schemas";
import type { Complaint, DraftDesk } from "./draft-desk.ts";
import { toValidation } from "./fault-lists.ts";

/** Asks the narrator again, and says what it cost. */
export type Redraft = (complaints: readonly Complaint[], draft: DraftDesk["draft"]) => Promise<CorrectionAnswer>;

/** Holds the first draft against every judge and lets the narrator correct it. Asks nobody when nothing is wrong. */
export const correctDraft = async (
  desk: DraftDesk,
  first: NarratorOutput,
  { retries, redraft }: { readonly retries: number; readonly redraft: Redraft },
): Promise<CorrectionResult<NarratorOutput>> => {
  const validate = async (draft: NarratorOutput) => toValidation(desk.turn, await desk.review(draft), now());
  const correction = createSelfCorrection({
    schema: NarratorOutput,
    validate,
    ask: (_prompt, { violations }) => redraft(violations, desk.draft),
    now,
    max_attempts: retries,
  });
  return correction.correct(first, await validate(first)).catch(throwCause);
};

const now = (): string => new Date().toISOString();

/** A run that is cancelled, out of its budget or without a model ends for that reason, not because a draft was being corrected. */
const throwCause = (thrown: unknown): never => {
  throw thrown instanceof SelfCorrectionError ? thrown.cause : thrown;
};
