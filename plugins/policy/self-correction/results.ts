import type { CircuitBreakerState, CorrectionMetadata, CorrectionStatus, CorrectionTokenUsage, RuleViolation } from "freeform-rpg/schemas";

/** One attempt. Both lists of violations hold errors alone. */
export interface CorrectionAttempt<TDraft> {
  readonly attempt_number: number;
  readonly input_violations: readonly RuleViolation[];
  readonly corrected_draft: TDraft;
  readonly output_violations: readonly RuleViolation[];
  readonly resolved_count: number;
  readonly remaining_count: number;
  readonly token_usage: CorrectionTokenUsage;
  /** ISO time. */
  readonly attempted_at: string;
  /** The reason why the answer could not be read; absent when it could. The draft then stays as it was. */
  readonly unparsable?: string;
  /** The change of this attempt, as a unified diff of the drafts in JSON; empty for no change. */
  readonly diff: string;
}

/** The result of a correction. */
export interface CorrectionResult<TDraft> {
  readonly question_id: string;
  readonly original_draft: TDraft;
  readonly final_draft: TDraft;
  readonly status: CorrectionStatus;
  readonly attempts: readonly CorrectionAttempt<TDraft>[];
  readonly total_attempts: number;
  readonly max_attempts: number;
  readonly circuit_breaker_triggered: boolean;
  readonly circuit_breaker_rules: readonly string[];
  readonly total_token_usage: CorrectionTokenUsage;
  readonly started_at: string;
  readonly completed_at: string;
  /** From the original draft to the final one, as a unified diff. */
  readonly diff: string;
  /** The states that were passed through, `draft` first. */
  readonly transitions: readonly (CorrectionStatus | "draft")[];
}

/** The summary of a correction that a pipeline saves. */
export const describeCorrection = <TDraft>({ question_id, attempts, total_token_usage }: CorrectionResult<TDraft>): CorrectionMetadata => {
  const persistent = rulesOf(attempts.at(-1)?.output_violations ?? []);
  const failed = rulesOf(attempts.flatMap(({ input_violations }) => input_violations));
  return {
    question_id,
    total_attempts: attempts.length,
    violations_per_attempt: attempts.map(({ input_violations }) => input_violations.length),
    resolved_rules: failed.filter((rule) => !persistent.includes(rule)),
    persistent_rules: persistent,
    total_tokens: total_token_usage.total_tokens,
  };
};

/** The state of the circuit breaker for every rule that failed in the output of some attempt. */
export const readCircuitBreaker = <TDraft>(attempts: readonly CorrectionAttempt<TDraft>[]): CircuitBreakerState[] =>
  rulesOf(attempts.flatMap(({ output_violations }) => output_violations)).map((rule_id) => {
    const passes = attempts.map(({ output_violations }) => !output_violations.some(({ ruleId }) => ruleId === rule_id));
    const consecutive_failures = passes.length - 1 - passes.lastIndexOf(true);
    return { rule_id, consecutive_failures, is_tripped: consecutive_failures === attempts.length };
  });

/** Rule ids, each once, in order. */
const rulesOf = (violations: readonly RuleViolation[]): string[] => [...new Set(violations.map(({ ruleId }) => ruleId))];

/** No tokens. */
export const noTokens: CorrectionTokenUsage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

/** Two usages as one. */
export const addTokens = (left: CorrectionTokenUsage, right: CorrectionTokenUsage): CorrectionTokenUsage => ({
  prompt_tokens: left.prompt_tokens + right.prompt_tokens,
  completion_tokens: left.completion_tokens + right.completion_tokens,
  total_tokens: left.total_tokens + right.total_tokens,
});
