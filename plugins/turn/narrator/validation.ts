import type { CorrectionResult } from "freeform-rpg/plugins/policy/self-correction";
import { summarise } from "freeform-rpg/plugins/policy/self-correction/lib";
import { ruleName } from "freeform-rpg/schemas/turn";
import type { NarrationViolation, NarratorCorrection, NarratorOutput, ValidationResult } from "freeform-rpg/schemas";

/** True for an error in the text of a narration, the only kind that makes it unfixable. */
export const isTextError = ({ severity, field = "text" }: NarrationViolation): boolean => severity === "error" && field === "text";

/** Violations in the form of self-correction. Errors alone have sentences written again. */
export const toValidation = (question_id: string, violations: readonly NarrationViolation[], validated_at: string): ValidationResult =>
  summarise(
    violations.map((violation) => {
      const { message, suggestion = "", field = "text" } = violation;
      return { ruleId: ruleName(violation), severity: severityOf(violation), message, suggestion, field };
    }),
    { question_id, rules_applied: new Set(violations.map(ruleName)).size, validated_at },
  );

/** Threads are no part of the text: a wrong change of a thread is dropped, and no sentence can correct it. */
const severityOf = ({ severity, field }: NarrationViolation): NarrationViolation["severity"] =>
  field === "threads" || severity === "warning" ? "info" : severity;

/** The part of a correction that is stored with the turn; `null` when there was nothing to correct. */
export const describeCorrection = (result: CorrectionResult<NarratorOutput>): NarratorCorrection | null =>
  result.status === "correcting" || !result.transitions.includes("correcting")
    ? null
    : {
        status: result.status,
        attempts: result.attempts.map((one) => ({
          violations: [...one.input_violations],
          resolved: one.resolved_count,
          remaining: one.remaining_count,
          tokens: one.token_usage,
          unparsable: one.unparsable ?? null,
          diff: one.diff,
        })),
        circuit_breaker_rules: [...result.circuit_breaker_rules],
        total_tokens: result.total_token_usage.total_tokens,
      };
