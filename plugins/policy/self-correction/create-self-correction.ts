import { createTwoFilesPatch } from "diff";
import type { CorrectionStatus, RuleViolation, ValidationResult } from "freeform-rpg/schemas";
import { z } from "zod";
import { buildCorrectionPrompt } from "./build-correction-prompt.ts";
import { addTokens, noTokens, readCircuitBreaker } from "./results.ts";
import type { CorrectionAttempt, CorrectionResult } from "./results.ts";
import type { CreateSelfCorrection, SelfCorrection, SelfCorrectionOptions } from "./self-correction.ts";
import { SelfCorrectionError } from "./self-correction-error.ts";

/** Makes the self-correction of one domain, by specification 003. There is no delay between attempts. */
export const createSelfCorrection: CreateSelfCorrection = <TDraft>(options: SelfCorrectionOptions<TDraft>): SelfCorrection<TDraft> => ({
  correct: async (draft, validation) => {
    const { max_attempts = 2, now, onTransition } = options;
    const started_at = now();
    const attempts: CorrectionAttempt<TDraft>[] = [];
    const transitions: CorrectionResult<TDraft>["transitions"][number][] = ["draft"];
    const enter = (status: CorrectionStatus): CorrectionStatus => {
      transitions.push(status);
      onTransition?.(status);
      return status;
    };
    let current = draft;
    let errors: readonly RuleViolation[] = errorsOf(validation);
    if (errors.length > 0) enter("correcting");
    while (errors.length > 0 && attempts.length < max_attempts) {
      const attempt = await attemptOnce(options, { draft: current, errors, attempts, max_attempts });
      attempts.push(attempt);
      current = attempt.corrected_draft;
      errors = attempt.output_violations;
    }
    const status = enter(errors.length === 0 ? "validated" : "needs_manual_review");
    const tripped = status === "validated" ? [] : readCircuitBreaker(attempts).filter(({ is_tripped }) => is_tripped);
    return {
      question_id: validation.question_id,
      original_draft: draft,
      final_draft: current,
      status,
      attempts,
      total_attempts: attempts.length,
      max_attempts,
      circuit_breaker_triggered: tripped.length > 0,
      circuit_breaker_rules: tripped.map(({ rule_id }) => rule_id),
      total_token_usage: attempts.map(({ token_usage }) => token_usage).reduce(addTokens, noTokens),
      started_at,
      completed_at: now(),
      diff: diffDrafts(draft, current),
      transitions,
    };
  },
});

interface AttemptContext<TDraft> {
  readonly draft: TDraft;
  readonly errors: readonly RuleViolation[];
  readonly attempts: readonly CorrectionAttempt<TDraft>[];
  readonly max_attempts: number;
}

const attemptOnce = async <TDraft>(
  { schema, validate, ask, now }: SelfCorrectionOptions<TDraft>,
  { draft, errors, attempts, max_attempts }: AttemptContext<TDraft>,
): Promise<CorrectionAttempt<TDraft>> => {
  const attempt_number = attempts.length + 1;
  const input = {
    original_draft: draft,
    violations: errors,
    attempt_number,
    max_attempts,
    previous_corrections: attempts.map(describeAttempt),
  };
  const attempted_at = now();
  const { value, usage = noTokens } = await ask(buildCorrectionPrompt(input), input).catch((cause: unknown): never => {
    throw new SelfCorrectionError(attempt_number, cause);
  });
  const answer = readDraft(schema, value);
  const corrected = "draft" in answer ? answer.draft : draft;
  const output = "draft" in answer ? errorsOf(await validate(corrected)) : errors;
  return {
    attempt_number,
    input_violations: errors,
    corrected_draft: corrected,
    output_violations: output,
    resolved_count: errors.filter((error) => !output.some((left) => isSameViolation(error, left))).length,
    remaining_count: output.length,
    token_usage: usage,
    attempted_at,
    ...("unparsable" in answer ? { unparsable: answer.unparsable } : {}),
    diff: diffDrafts(draft, corrected),
  };
};

const errorsOf = ({ violations }: ValidationResult): RuleViolation[] => violations.filter(({ severity }) => severity === "error");

const isSameViolation = (a: RuleViolation, b: RuleViolation): boolean => a.ruleId === b.ruleId && a.field === b.field;

const readDraft = <TDraft>(schema: z.ZodType<TDraft>, value: unknown): { draft: TDraft } | { unparsable: string } => {
  const parsed = schema.safeParse(typeof value === "string" ? parseJson(value) : value);
  return parsed.success ? { draft: parsed.data } : { unparsable: z.prettifyError(parsed.error) };
};

/** The JSON of an answer, fenced or bare. A text without JSON stays a text, which the schema of no draft accepts. */
const parseJson = (text: string): unknown => {
  const [, fenced] = /```(?:json)?\s*\n([\s\S]*?)```/.exec(text) ?? [];
  try {
    return JSON.parse(fenced ?? text);
  } catch {
    return text;
  }
};

const describeAttempt = <TDraft>({ attempt_number, resolved_count, output_violations, unparsable }: CorrectionAttempt<TDraft>): string =>
  unparsable === undefined
    ? `Attempt ${attempt_number} corrected ${resolved_count}; still wrong: ${output_violations.map(({ ruleId }) => ruleId).join(", ")}.`
    : `Attempt ${attempt_number} could not be read as a draft: ${unparsable}`;

const diffDrafts = (before: unknown, after: unknown): string => {
  const [a, b] = [JSON.stringify(before, null, 2), JSON.stringify(after, null, 2)];
  return a === b ? "" : createTwoFilesPatch("before", "after", a, b, undefined, undefined, { context: 1 });
};
