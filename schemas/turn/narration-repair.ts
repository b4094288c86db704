import { z } from "zod";
import { CorrectionReport } from "../policy/correction-report.ts";
import { JsonObject } from "../values/json.ts";
import { NarratorOutput } from "./narration.ts";
import { RecordedAttempt } from "../policy/self-correction.ts";

/** A draft that the narrator could not correct, for taps to repair. */
export const NarrationRepair = z.object({
  output: NarratorOutput,
  /** What was changed in the text and what is left; `null` when no tap corrected it. */
  report: CorrectionReport.nullable().default(null),
  /** The facts that the text was checked against, so that another text can be checked against the same. */
  given: JsonObject.default({}),
});
export type NarrationRepair = z.infer<typeof NarrationRepair>;

/** One time that the narrator was sent back. */
export const NarrationAttempt = RecordedAttempt;
export type NarrationAttempt = z.infer<typeof NarrationAttempt>;

/** How the narrator's self-correction went. */
export const NarratorCorrection = z.object({
  status: z.enum(["validated", "needs_manual_review"]),
  attempts: z.array(NarrationAttempt),
  /** Rules that failed in every attempt: more of them would have been in vain. */
  circuit_breaker_rules: z.array(z.string()),
  total_tokens: z.number().int(),
});
export type NarratorCorrection = z.infer<typeof NarratorCorrection>;
