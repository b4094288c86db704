import { z } from "zod";
import { Violation } from "./policy.ts";
import { Span } from "./predicate-graph.ts";

export const CorrectionStrategy = z.enum(["patch", "insert", "rewrite"]);
export type CorrectionStrategy = z.infer<typeof CorrectionStrategy>;

/** One change. `location` is where it was made, in the text as it stood just before. */
export const TextCorrection = z.object({
  violation_id: z.string(),
  strategy: CorrectionStrategy,
  location: Span,
  original: z.string(),
  replacement: z.string(),
  explanation: z.string(),
});
export type TextCorrection = z.infer<typeof TextCorrection>;

/** The output document of the correction specification, with how it ended and how little it changed. */
export const CorrectionReport = z.object({
  original_text: z.string(),
  corrected_text: z.string(),
  corrections: z.array(TextCorrection),
  /** The remaining violations, each with the reason why it was not corrected. */
  residual_violations: z.array(Violation.extend({ reason: z.string() })),
  /** `unchecked`: nothing is left that is known, but some rules could not be checked. */
  verification_status: z.enum(["passed", "failed", "unchecked"]),
  termination: z.enum(["passed", "limit", "no_progress", "conflict"]),
  iterations: z.number().int(),
  /** Fixes that gave way to one of a policy that goes first. */
  trade_offs: z.array(z.object({ applied: z.string(), set_aside: z.string(), explanation: z.string() })),
  /** Violations that vanished, or would have, with another one that was corrected first, as `policy/rule`; absent when none was found. */
  causes: z.array(z.object({ cause: z.string(), effect: z.string() })).optional(),
  /** The share of the original text that is unchanged, 0 to 1. */
  untouched_share: z.number().min(0).max(1),
});
export type CorrectionReport = z.infer<typeof CorrectionReport>;

/** The input of a rewrite: a section, the text around it, and its violations. */
export const RewriteAsk = z.object({
  section: z.string(),
  before: z.string(),
  after: z.string(),
  problems: z.array(z.object({ rule: z.string(), message: z.string(), suggestion: z.string(), place: z.string() })),
});
export type RewriteAsk = z.infer<typeof RewriteAsk>;

/** The rewritten section; `null` when it cannot be corrected without inventing something, with the reason. */
export const RewriteAnswer = z.object({ section: z.string().nullable(), reason: z.string() });
export type RewriteAnswer = z.infer<typeof RewriteAnswer>;
