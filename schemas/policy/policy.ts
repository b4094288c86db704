import { z } from "zod";
import { Expression } from "./expression.ts";
import { JsonObject } from "../values/json.ts";
import { Span } from "./predicate-graph.ts";

/** Policies emit `error`, `warning` and `info`; `fatal`, `major` and `minor` of the correction engine are read as these. */
export const Severity = z.preprocess(
  (value) => (value === "fatal" || value === "major" ? "error" : value === "minor" ? "warning" : value),
  z.enum(["error", "warning", "info"]),
);
export type Severity = z.infer<typeof Severity>;

/** The levels of the correction engine: `fatal` violations are corrected before `major` ones, and those before `minor` ones. */
export const Level = z.enum(["fatal", "major", "minor"]);
export type Level = z.infer<typeof Level>;

/** Keeps the level that is written as a rule's severity. */
const keepLevel = (rule: unknown): unknown => {
  if (typeof rule !== "object" || rule === null || !("severity" in rule) || "level" in rule) return rule;
  return Level.safeParse(rule.severity).success ? { ...rule, level: rule.severity } : rule;
};

/** T1 correctness comes before T2 safety, and that before T3 structure. */
export const Tier = z.enum(["T1", "T2", "T3"]);
export type Tier = z.infer<typeof Tier>;

/** The correction that a violation needs: a patch, an insertion, or a rewritten sentence. */
export const ViolationKind = z.enum(["isolated", "missing", "semantic"]);
export type ViolationKind = z.infer<typeof ViolationKind>;

const DottedId = z.string().regex(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/, {
  error: "An id has lower-case letters, digits, - and _, in parts joined by dots, such as core.tool-use.v1.",
});
const Version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, { error: "A version has three numbers, such as 1.0.0." });

export const PolicyRule = z.preprocess(
  keepLevel,
  z.strictObject({
    rule_id: DottedId,
    description: z.string().min(1),
    expression: Expression,
    severity: Severity,
    /** Default: `major` for an error, `minor` for a warning. */
    level: Level.optional(),
    /** Chooses the strategy of correction. Default `isolated`. */
    kind: ViolationKind.default("isolated"),
    /** The message of a violation. Default: the description. */
    message: z.string().optional(),
    suggestion: z.string().optional(),
    /** Name of a deterministic fix that some plugin brings. */
    fix: z.string().optional(),
    /** Rules of the same policy whose violations cause this one's. */
    caused_by: z.array(z.string()).default([]),
  }),
);
export type PolicyRule = z.infer<typeof PolicyRule>;

/** A predicate written in the expression language itself. */
export const CustomPredicate = z.strictObject({
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  params: z.array(z.strictObject({ name: z.string().regex(/^[a-z_][a-z0-9_]*$/i), type: z.string() })),
  expression: Expression,
});
export type CustomPredicate = z.infer<typeof CustomPredicate>;

export const Policy = z.strictObject({
  policy_id: DottedId,
  name: z.string().min(1),
  description: z.string(),
  version: Version,
  tier: Tier,
  /** Higher goes first within a tier. */
  priority: z.number().int().default(0),
  rules: z.array(PolicyRule).min(1),
  custom_predicates: z.array(CustomPredicate).default([]),
});
export type Policy = z.infer<typeof Policy>;

/** A text that a pack is tried on; `breaks` names the rules that it violates, none for a good one. */
export const PolicyExample = z.strictObject({
  text: z.string(),
  breaks: z.array(z.string()).default([]),
  /** The facts that the text is checked against, in the format of the pack's checks. */
  given: JsonObject.default({}),
});
export type PolicyExample = z.infer<typeof PolicyExample>;

/** Policies that ship together. `requires` maps pack ids to ranges of versions. */
export const PolicyPack = z.strictObject({
  pack_id: DottedId,
  name: z.string().min(1),
  version: Version,
  description: z.string(),
  requires: z.record(z.string(), z.string()).default({}),
  policies: z.array(Policy).min(1),
  examples: z.strictObject({ good: z.array(PolicyExample), bad: z.array(PolicyExample) }).prefault({ good: [], bad: [] }),
});
export type PolicyPack = z.infer<typeof PolicyPack>;

export const Violation = z.object({
  violation_id: z.string(),
  policy_id: z.string(),
  rule_id: z.string(),
  node_id: z.string().optional(),
  location: Span.optional(),
  severity: Severity,
  /** The level of its rule, where that sets one. */
  level: Level.optional(),
  /** True when the rule could not be checked, such as reasoning without a model; the severity is then `info`. */
  unchecked: z.boolean().optional(),
  message: z.string(),
  suggestion: z.string().optional(),
  expected: z.string().optional(),
  actual: z.string().optional(),
});
export type Violation = z.infer<typeof Violation>;
