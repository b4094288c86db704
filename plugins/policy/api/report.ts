import type { Builder } from "freeform-rpg/graphql";
import type { CorrectionReport, TextCorrection, Violation } from "freeform-rpg/schemas";

/** A violation as it was found, or as it was left by a correction, with the reason. */
type TextViolation = Violation & { readonly reason?: string };

/** Adds the type of one violation. */
export const addViolation = (builder: Builder) =>
  builder.objectRef<TextViolation>("TextViolation").implement({
    description: "One place where a text breaks a rule.",
    fields: (t) => ({
      violationId: t.exposeString("violation_id", { description: "Its id within this answer." }),
      policyId: t.exposeString("policy_id", { description: "The policy that it breaks." }),
      ruleId: t.exposeString("rule_id", { description: "The rule of that policy." }),
      nodeId: t.exposeString("node_id", { nullable: true, description: "The node of the predicate graph that is at fault." }),
      start: t.int({
        nullable: true,
        description: "Where it begins, in UTF-16 units; null when the whole text is at fault.",
        resolve: ({ location }) => location?.start ?? null,
      }),
      end: t.int({ nullable: true, description: "The first unit after it.", resolve: ({ location }) => location?.end ?? null }),
      severity: t.exposeString("severity", { description: "error, warning or info." }),
      message: t.exposeString("message", { description: "What is wrong, for people." }),
      suggestion: t.exposeString("suggestion", { nullable: true, description: "What to do about it." }),
      expected: t.exposeString("expected", { nullable: true, description: "What should stand there, where that is known." }),
      actual: t.exposeString("actual", { nullable: true, description: "What stands there." }),
      reason: t.exposeString("reason", { nullable: true, description: "Why a correction left it; null when none was tried." }),
    }),
  });

/** Adds the type of a correction report. */
export const addReport = (builder: Builder, violation: ReturnType<typeof addViolation>) => {
  const correction = addCorrection(builder);
  const tradeOff = addTradeOff(builder);
  return builder.objectRef<CorrectionReport>("TextCorrectionReport").implement({
    description: "A text as it was mended, every change, and what is left.",
    fields: (t) => ({
      originalText: t.exposeString("original_text", { description: "The text as it was given." }),
      correctedText: t.exposeString("corrected_text", { description: "The text as it stands now." }),
      corrections: t.field({ type: [correction], description: "Every change, in order.", resolve: ({ corrections }) => corrections }),
      residualViolations: t.field({ type: [violation], description: "What is still wrong.", resolve: (one) => one.residual_violations }),
      verificationStatus: t.exposeString("verification_status", { description: "passed, or failed when an error or warning is left." }),
      termination: t.exposeString("termination", { description: "passed, limit, no_progress or conflict." }),
      iterations: t.exposeInt("iterations", { description: "Rounds of correction that were made." }),
      tradeOffs: t.field({
        type: [tradeOff],
        description: "Fixes that gave way to one of a policy that goes first.",
        resolve: ({ trade_offs }) => trade_offs,
      }),
      untouchedShare: t.exposeFloat("untouched_share", { description: "Share of the original that stands as it was, 0 to 1." }),
    }),
  });
};

const addCorrection = (builder: Builder) =>
  builder.objectRef<TextCorrection>("TextCorrection").implement({
    description: "One change that was made to a text.",
    fields: (t) => ({
      violationId: t.exposeString("violation_id", { description: "The violation that it mends, as its round numbered it." }),
      strategy: t.exposeString("strategy", { description: "patch, insert or rewrite." }),
      start: t.int({ description: "Where it was made, in the text just before.", resolve: ({ location }) => location.start }),
      end: t.int({ description: "The first unit after what it replaced.", resolve: ({ location }) => location.end }),
      original: t.exposeString("original", { description: "What stood there." }),
      replacement: t.exposeString("replacement", { description: "What stands there now." }),
      explanation: t.exposeString("explanation", { description: "Why it was made." }),
    }),
  });

const addTradeOff = (builder: Builder) =>
  builder.objectRef<CorrectionReport["trade_offs"][number]>("TextTradeOff").implement({
    description: "Two fixes that contradicted each other.",
    fields: (t) => ({
      applied: t.exposeString("applied", { description: "The rule whose fix was made, as policy/rule." }),
      setAside: t.exposeString("set_aside", { description: "The rule whose fix was not." }),
      explanation: t.exposeString("explanation", { description: "Why the other stood back: which policy goes first, and by what." }),
    }),
  });
