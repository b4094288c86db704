import type { RuleViolation, ValidationResult } from "freeform-rpg/schemas";

/** One rule of a domain. It returns every breach that it finds; none when the draft obeys it. */
export interface DraftRule<TDraft> {
  readonly id: string;
  readonly check: (draft: TDraft) => readonly Breach[];
}

/** The finding of a rule. */
export type Breach = Omit<RuleViolation, "ruleId" | "suggestion"> & { readonly suggestion?: string };

/** Checks drafts by rules. */
export interface RuleRegistry<TDraft> {
  /** Adds a rule. Throws when its id is taken. */
  register(rule: DraftRule<TDraft>): void;
  readonly rules: readonly DraftRule<TDraft>[];
  validate(draft: TDraft): ValidationResult;
}

/** The options of a registry. */
export interface RegistryOptions<TDraft> {
  readonly rules?: readonly DraftRule<TDraft>[];
  readonly idOf: (draft: TDraft) => string;
  /** The time as an ISO text. */
  readonly now: () => string;
}

/** The number of warnings on one field from which they count as errors. */
export const escalateAt = 3;

/** Makes a registry of rules. */
export const createRuleRegistry = <TDraft>({ rules = [], idOf, now }: RegistryOptions<TDraft>): RuleRegistry<TDraft> => {
  const known: DraftRule<TDraft>[] = [];
  const register = (rule: DraftRule<TDraft>): void => {
    if (known.some(({ id }) => id === rule.id))
      throw new Error(`The rule "${rule.id}" is registered already. Ids must be unique: give this one another.`);
    known.push(rule);
  };
  for (const rule of rules) register(rule);
  const validate = (draft: TDraft): ValidationResult => {
    const found = known.flatMap(({ id, check }) =>
      check(draft).map((breach) => ({ ruleId: id, ...breach, suggestion: breach.suggestion ?? "" })),
    );
    return summarise(found, { question_id: idOf(draft), rules_applied: known.length, validated_at: now() });
  };
  return { register, rules: known, validate };
};

/** Counts violations; three or more warnings on one field become errors. */
export const summarise = (
  found: readonly RuleViolation[],
  about: Pick<ValidationResult, "question_id" | "rules_applied" | "validated_at">,
): ValidationResult => {
  const warned = found.filter(({ severity }) => severity === "warning").map(({ field }) => field);
  const escalated = [...new Set(warned)].filter((field) => warned.filter((other) => other === field).length >= escalateAt);
  const violations = found.map((one) =>
    one.severity === "warning" && escalated.includes(one.field) ? { ...one, severity: "error" as const } : one,
  );
  const count = (severity: RuleViolation["severity"]): number => violations.filter((one) => one.severity === severity).length;
  return {
    ...about,
    violations,
    has_errors: count("error") > 0,
    has_warnings: count("warning") > 0,
    error_count: count("error"),
    warning_count: count("warning"),
    info_count: count("info"),
    escalated_fields: escalated,
    passed: count("error") === 0,
  };
};
