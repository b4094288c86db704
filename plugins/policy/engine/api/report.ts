import { SeverityEnum, FixStrategyEnum } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import type { CorrectionReport, TextCorrection, Violation } from "freeform-rpg/schemas";

/** A violation as it was found, or as it was left by a correction, with the reason. */
type TextViolation = Violation & { readonly reason?: string };

/** Adds the type of one violation. */
export const addViolation = (builder: Builder) => {
  const level = builder.enumType("PolicyLevel", {
    description: "How grave a violation is, where a policy says so.",
    values: {
      FATAL: { value: "fatal", description: "The text cannot be used." },
      MAJOR: { value: "major", description: "The text should not be used." },
      MINOR: { value: "minor", description: "The text can be used." },
    } as const,
  });
  return builder.objectRef<TextViolation>("TextViolation").implement({
    description: "A place where a text breaks a rule.",
    fields: (t) => ({
      violationId: t.exposeString("violation_id", { description: "The id of the violation within this result." }),
      policyId: t.exposeString("policy_id", { description: "The id of the policy." }),
      ruleId: t.exposeString("rule_id", { description: "The id of the rule within the policy." }),
      nodeId: t.exposeString("node_id", {
        nullable: true,
        description: "The node of the predicate graph that breaks the rule; `null` when there is none.",
      }),
      start: t.int({
        nullable: true,
        description: "The start of the place, in UTF-16 code units; `null` when it concerns the whole text.",
        resolve: ({ location }) => location?.start ?? null,
      }),
      end: t.int({
        nullable: true,
        description: "The end of the place, exclusive, in UTF-16 code units; `null` without a place.",
        resolve: ({ location }) => location?.end ?? null,
      }),
      severity: t.expose("severity", { type: SeverityEnum, description: "How serious it is." }),
      level: t.expose("level", {
        type: level,
        nullable: true,
        description: "The level of its rule; `null` where the rule sets none.",
      }),
      unchecked: t.boolean({
        description: "Whether the rule could not be checked, such as reasoning without a model. Its severity is then `info`.",
        resolve: ({ unchecked }) => unchecked ?? false,
      }),
      message: t.exposeString("message", { description: "A description of the violation." }),
      suggestion: t.exposeString("suggestion", { nullable: true, description: "A suggestion for a repair; `null` when there is none." }),
      expected: t.exposeString("expected", { nullable: true, description: "The expected text; `null` when it is unknown." }),
      actual: t.exposeString("actual", {
        nullable: true,
        description: "The text that breaks the rule; `null` when the violation has no place.",
      }),
      reason: t.exposeString("reason", {
        nullable: true,
        description: "The reason why it was not corrected; `null` when no correction was attempted.",
      }),
    }),
  });
};

/** Adds the type of a correction report. */
export const addReport = (builder: Builder, violation: ReturnType<typeof addViolation>) => {
  const correction = addCorrection(builder);
  const verification = builder.enumType("TextVerification", {
    description: "The result of the final check of a corrected text.",
    values: {
      PASSED: { value: "passed", description: "Nothing is left." },
      FAILED: { value: "failed", description: "An error or a warning is left." },
      UNCHECKED: { value: "unchecked", description: "None is left, but a rule could not be checked." },
    } as const,
  });
  const termination = builder.enumType("CorrectionEnd", {
    description: "Why the correction of a text ended.",
    values: {
      PASSED: { value: "passed", description: "Nothing is left." },
      LIMIT: { value: "limit", description: "The limit of rounds is reached." },
      NO_PROGRESS: { value: "no_progress", description: "A round changed nothing." },
      CONFLICT: { value: "conflict", description: "Fixes contradict each other." },
    } as const,
  });
  const tradeOff = addTradeOff(builder);
  const cause = addCause(builder);
  return builder.objectRef<CorrectionReport>("TextCorrectionReport").implement({
    description: "A corrected text, with all changes and the remaining violations.",
    fields: (t) => ({
      originalText: t.exposeString("original_text", { description: "The original text." }),
      correctedText: t.exposeString("corrected_text", { description: "The corrected text." }),
      corrections: t.field({ type: [correction], description: "All changes, in order.", resolve: ({ corrections }) => corrections }),
      residualViolations: t.field({
        type: [violation],
        description: "The violations that remain.",
        resolve: (one) => one.residual_violations,
      }),
      verificationStatus: t.expose("verification_status", {
        type: verification,
        description: "The result of the final check.",
      }),
      termination: t.expose("termination", {
        type: termination,
        description: "The reason why correction ended.",
      }),
      iterations: t.exposeInt("iterations", { description: "The number of rounds of correction." }),
      tradeOffs: t.field({
        type: [tradeOff],
        description: "Fixes that were not applied because a fix of a policy with higher precedence contradicted them.",
        resolve: ({ trade_offs }) => trade_offs,
      }),
      causes: t.field({
        type: [cause],
        description: "Violations that another one causes: they are corrected after it, if they are left.",
        resolve: ({ causes }) => causes ?? [],
      }),
      untouchedShare: t.exposeFloat("untouched_share", { description: "The share of the original text that is unchanged, 0 to 1." }),
    }),
  });
};

const addCorrection = (builder: Builder) =>
  builder.objectRef<TextCorrection>("TextCorrection").implement({
    description: "A change that was made to a text.",
    fields: (t) => ({
      violationId: t.exposeString("violation_id", { description: "The violation that it repairs, as numbered in its round." }),
      strategy: t.expose("strategy", { type: FixStrategyEnum, description: "The kind of fix." }),
      start: t.int({
        description: "The start of the replaced text in the version before the change, in UTF-16 code units.",
        resolve: ({ location }) => location.start,
      }),
      end: t.int({
        description: "The end of the replaced text, exclusive, in UTF-16 code units.",
        resolve: ({ location }) => location.end,
      }),
      original: t.exposeString("original", { description: "The text that was replaced; empty for an insertion." }),
      replacement: t.exposeString("replacement", { description: "The new text." }),
      explanation: t.exposeString("explanation", { description: "The reason for the change." }),
    }),
  });

const addCause = (builder: Builder) =>
  builder.objectRef<NonNullable<CorrectionReport["causes"]>[number]>("TextCause").implement({
    description: "A violation that causes another one.",
    fields: (t) => ({
      cause: t.exposeString("cause", { description: "The rule whose violation is corrected first, as `policy/rule`." }),
      effect: t.exposeString("effect", { description: "The rule whose violation vanishes with it, as `policy/rule`." }),
    }),
  });

const addTradeOff = (builder: Builder) =>
  builder.objectRef<CorrectionReport["trade_offs"][number]>("TextTradeOff").implement({
    description: "Two fixes that contradict each other.",
    fields: (t) => ({
      applied: t.exposeString("applied", { description: "The rule whose fix was applied, as `policy/rule`." }),
      setAside: t.exposeString("set_aside", { description: "The rule whose fix was not applied, as `policy/rule`." }),
      explanation: t.exposeString("explanation", { description: "The reason for the choice: the policy with higher precedence." }),
    }),
  });
