import { z } from "zod";

/** One thing wrong with a draft. */
export const RuleViolation = z.object({
  ruleId: z.string(),
  severity: z.enum(["error", "warning", "info"]),
  message: z.string(),
  field: z.string(),
  suggestion: z.string().default(""),
});
export type RuleViolation = z.infer<typeof RuleViolation>;

/** The findings of all rules in one draft. Three or more warnings on one field count as errors; `escalated_fields` names such fields. */
export const ValidationResult = z.object({
  question_id: z.string(),
  violations: z.array(RuleViolation),
  has_errors: z.boolean(),
  has_warnings: z.boolean(),
  error_count: z.number().int(),
  warning_count: z.number().int(),
  info_count: z.number().int(),
  escalated_fields: z.array(z.string()),
  validated_at: z.string(),
  rules_applied: z.number().int(),
  passed: z.boolean(),
});
export type ValidationResult = z.infer<typeof ValidationResult>;

export const CorrectionStatus = z.enum(["correcting", "validated", "needs_manual_review"]);
export type CorrectionStatus = z.infer<typeof CorrectionStatus>;

export const CorrectionTokenUsage = z.object({
  prompt_tokens: z.number().int(),
  completion_tokens: z.number().int(),
  total_tokens: z.number().int(),
});
export type CorrectionTokenUsage = z.infer<typeof CorrectionTokenUsage>;

/** The record of a correction in a pipeline. `violations_per_attempt` counts the errors before each attempt. */
export const CorrectionMetadata = z.object({
  question_id: z.string(),
  total_attempts: z.number().int(),
  violations_per_attempt: z.array(z.number().int()),
  resolved_rules: z.array(z.string()),
  persistent_rules: z.array(z.string()),
  total_tokens: z.number().int(),
});
export type CorrectionMetadata = z.infer<typeof CorrectionMetadata>;

/** One attempt of a correction, as it is stored. Both counts are of errors. */
export const RecordedAttempt = z.object({
  /** The errors before the attempt. */
  violations: z.array(RuleViolation),
  resolved: z.number().int(),
  remaining: z.number().int(),
  tokens: CorrectionTokenUsage,
  /** Why the answer could not be read; `null` when it could. */
  unparsable: z.string().nullable(),
  /** The change of the attempt, as a unified diff of the drafts in JSON. */
  diff: z.string(),
});
export type RecordedAttempt = z.infer<typeof RecordedAttempt>;

/** A correction as a pipeline stores it: its metadata, attempts and result. */
export const CorrectionRecord = CorrectionMetadata.extend({
  status: CorrectionStatus,
  attempts: z.array(RecordedAttempt),
  /** Rules that failed in the output of every attempt. */
  circuit_breaker_rules: z.array(z.string()),
});
export type CorrectionRecord = z.infer<typeof CorrectionRecord>;

/** How often in a row a rule failed in the output of attempts; tripped when it failed in all of them. */
export const CircuitBreakerState = z.object({
  rule_id: z.string(),
  consecutive_failures: z.number().int(),
  is_tripped: z.boolean(),
});
export type CircuitBreakerState = z.infer<typeof CircuitBreakerState>;
