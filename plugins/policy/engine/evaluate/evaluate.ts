import type {
  CustomPredicate,
  Expression,
  GraphNode,
  Operand,
  Policy,
  PolicyRule,
  PredicateGraph,
  Quantifier,
  Violation,
} from "freeform-rpg/schemas";
import { indexGraph } from "../language/graph-index.ts";
import type { GraphIndex } from "../language/graph-index.ts";
import type { Findings } from "../language/domain.ts";
import type { PolicySet } from "../language/load-policies.ts";
import type { Scores, Value, Verifier } from "../language/predicate.ts";
import type { Finding } from "../language/finding.ts";
import type { Asker } from "../correct/rewriting.ts";
import { compareValues } from "./compare-values.ts";
import { findBinding, innermostNode } from "./scope.ts";
import type { Scope } from "./scope.ts";

type Bound = Scope | undefined;

interface Frame {
  readonly index: GraphIndex;
  readonly set: PolicySet;
  readonly own: ReadonlyMap<string, CustomPredicate>;
  readonly scores: ReadonlyMap<string, Scores>;
  /** Verifiers that gave no score for what is evaluated, and the score that is supposed for them. */
  readonly unknown: { readonly ids: Set<string>; supposed: number };
}

/** One breach of a rule: the node that the rule is about, if any, and the predicate's findings about it. */
interface Breach {
  readonly node?: GraphNode;
  readonly finding?: Finding;
  /** The verifier whose score is missing: the rule was not checked. */
  readonly unchecked?: string;
}

/** Facts about a text in addition to its graph. */
export interface Evidence {
  /** Answers of `askVerifiers`. Where a score decides and is missing, the violation is reported as unchecked. */
  readonly scores?: ReadonlyMap<string, Scores>;
  /** The findings of the detectors of domains. A detector that did not run found nothing. */
  readonly findings?: Findings;
}

/** Scores of every verifier that the policies use, each asked once. Without an asker no model is asked. */
export const askVerifiers = async (
  set: PolicySet,
  graph: PredicateGraph,
  asker: Asker | null = null,
): Promise<ReadonlyMap<string, Scores>> => {
  const used = usedVerifiers(set);
  if (used.length === 0) return new Map();
  const index = indexGraph(graph);
  return new Map(await Promise.all(used.map(async ({ id, verify }) => [id, await verify(index, asker)] as const)));
};

const used = new WeakMap<PolicySet, readonly Verifier[]>();

const usedVerifiers = (set: PolicySet): readonly Verifier[] => {
  const written = used.get(set) === undefined ? JSON.stringify(set.policies) : "";
  const found = used.get(set) ?? [...set.verifiers.values()].filter(({ id }) => written.includes(`"id":${JSON.stringify(id)}`));
  used.set(set, found);
  return found;
};

/**
 * Checks a graph against the policies. Violations come in order of precedence, then of rule, then of place. Takes time linear in nodes and
 * rules; only quantifiers within quantifiers multiply.
 */
export const evaluate = (set: PolicySet, graph: PredicateGraph, { scores = new Map(), findings }: Evidence = {}): Violation[] => {
  const index = indexGraph(graph, findings);
  const violations: Violation[] = [];
  for (const policy of set.policies) {
    const own = new Map(policy.custom_predicates.map((one) => [one.name, one]));
    for (const rule of policy.rules)
      for (const breach of findBreaches(rule.expression, { index, set, own, scores, unknown: { ids: new Set(), supposed: 1 } }, undefined))
        violations.push(toViolation(policy, rule, breach, violations.length + 1));
  }
  return violations;
};

const toViolation = (policy: Policy, rule: PolicyRule, breach: Breach, number: number): Violation => {
  const { node, finding, unchecked } = breach;
  return {
    violation_id: `v${number}`,
    policy_id: policy.policy_id,
    rule_id: rule.rule_id,
    ...given("node_id", finding?.node_id ?? node?.id),
    ...given("location", finding?.location ?? node?.span),
    ...(unchecked === undefined ? describeBreach(rule, finding) : describeUnchecked(rule, unchecked)),
  };
};

type Described = Pick<Violation, "severity" | "level" | "unchecked" | "message" | "suggestion" | "expected" | "actual">;

const describeBreach = (rule: PolicyRule, finding: Finding | undefined): Described => ({
  severity: rule.severity,
  ...given("level", rule.level),
  message: finding?.message ?? rule.message ?? rule.description,
  ...given("suggestion", finding?.suggestion ?? rule.suggestion),
  ...given("expected", finding?.expected),
  ...given("actual", finding?.actual),
});

const describeUnchecked = ({ description }: PolicyRule, verifier: string): Described => ({
  severity: "info",
  unchecked: true,
  message: `Not checked: ${description} "${verifier}" gave no score: no model is configured, none was asked, or it could not tell.`,
});

/** The field, where it has a value. */
const given = <K extends string, T>(name: K, value: T | undefined): { [key in K]?: T } | Record<string, never> =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]: T });

/** Each element that breaks a `forall` is a breach of its own, and so is each broken part of an `and`. */
const findBreaches = (expression: Expression, frame: Frame, bound: Bound): Breach[] => {
  if ("forall" in expression) {
    const { var: name, condition } = expression.forall;
    return elementsOf(expression.forall, frame, bound).flatMap((value) => findBreaches(condition, frame, { name, value, around: bound }));
  }
  if ("and" in expression) return expression.and.flatMap((part) => findBreaches(part, frame, bound));
  if ("implies" in expression) return holds(expression.implies.if, frame, bound) ? findBreaches(expression.implies.then, frame, bound) : [];
  const node = innermostNode(bound);
  const about = node ? { node } : {};
  const decided = decide(expression, frame, bound);
  if (typeof decided === "string") return [{ ...about, unchecked: decided }];
  if (decided) return [];
  const findings = explain(expression, frame, bound);
  return findings.length === 0 ? [about] : findings.map((finding) => ({ ...about, finding }));
};

/** Whether an expression holds; the id of a verifier when that depends on a score that is missing. */
const decide = (expression: Expression, frame: Frame, bound: Bound): boolean | string => {
  const { unknown } = frame;
  unknown.ids.clear();
  const result = holds(expression, frame, bound);
  const [missing] = unknown.ids;
  if (missing === undefined) return result;
  unknown.supposed = 0;
  const otherwise = holds(expression, frame, bound);
  unknown.supposed = 1;
  return result === otherwise ? result : missing;
};

const explain = (expression: Expression, frame: Frame, bound: Bound): readonly Finding[] => {
  const decided = "not" in expression ? expression.not : expression;
  if (!("predicate" in decided)) return [];
  const args = (decided.args ?? []).map((arg) => argumentOf(arg, bound));
  return [frame.set.predicates.get(decided.predicate)?.explain?.(args, frame.index) ?? []].flat();
};

const holds = (expression: Expression, frame: Frame, bound: Bound): boolean => {
  if ("forall" in expression) return elementsOf(expression.forall, frame, bound).every(within(expression.forall, frame, bound));
  if ("exists" in expression) return elementsOf(expression.exists, frame, bound).some(within(expression.exists, frame, bound));
  if ("and" in expression) return expression.and.every((part) => holds(part, frame, bound));
  if ("or" in expression) return expression.or.some((part) => holds(part, frame, bound));
  if ("not" in expression) return !holds(expression.not, frame, bound);
  if ("implies" in expression) return !holds(expression.implies.if, frame, bound) || holds(expression.implies.then, frame, bound);
  if ("compare" in expression) {
    const { left, op, right } = expression.compare;
    return compareValues(valueOf(left, bound), op, valueOf(right, bound));
  }
  if ("predicate" in expression) return callPredicate(expression.predicate, expression.args ?? [], frame, bound);
  return scoreOf(expression.verifier.id, frame, bound) >= expression.verifier.threshold;
};

const scoreOf = (id: string, { scores, unknown }: Frame, bound: Bound): number => {
  const scored = scores.get(id);
  const node = innermostNode(bound);
  const score = (node && scored?.nodes?.[node.id]) ?? scored?.overall ?? null;
  if (score !== null) return score;
  unknown.ids.add(id);
  return unknown.supposed;
};

const within =
  ({ var: name, condition }: Quantifier, frame: Frame, bound: Bound) =>
  (value: Value): boolean =>
    holds(condition, frame, { name, value, around: bound });

const callPredicate = (name: string, args: readonly Operand[], frame: Frame, bound: Bound): boolean => {
  const values = args.map((arg) => argumentOf(arg, bound));
  const custom = frame.own.get(name);
  if (custom) return holds(custom.expression, frame, bindAll(custom.params, values));
  return frame.set.predicates.get(name)?.holds(values, frame.index) ?? false;
};

const bindAll = (params: CustomPredicate["params"], values: readonly Value[]): Bound =>
  params.reduce<Bound>((around, param, at) => ({ name: param.name, value: values[at] ?? null, around }), undefined);

/** In arguments a text that names a bound variable is that variable; in comparisons only `{field}` reads one. */
const argumentOf = (operand: Operand, bound: Bound): Value => {
  const binding = typeof operand === "string" ? findBinding(bound, operand) : undefined;
  return binding === undefined ? valueOf(operand, bound) : binding.value;
};

const valueOf = (operand: Operand, bound: Bound): Value =>
  typeof operand === "object" && operand !== null ? readField(operand.field, bound) : operand;

const readField = (path: string, bound: Bound): Value => {
  const [name = "", ...fields] = path.split(".");
  let value: unknown = findBinding(bound, name)?.value ?? null;
  for (const field of fields) value = typeof value === "object" && value !== null ? Reflect.get(value, field) : null;
  return isValue(value) ? value : null;
};

const isValue = (value: unknown): value is Value => value !== undefined && typeof value !== "function" && typeof value !== "symbol";

const elementsOf = ({ in: list }: Quantifier, { index }: Frame, bound: Bound): readonly Value[] => {
  const found: unknown = list.includes(".") ? readField(list, bound) : Reflect.get(index.graph, list);
  // A list of node ids, such as a claim's entity_refs, gives the nodes themselves.
  return Array.isArray(found) ? found.filter(isValue).map((one) => (typeof one === "string" ? (index.nodes.get(one) ?? one) : one)) : [];
};
