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
import type { Scores, Value } from "../language/predicate.ts";
import type { Finding } from "../language/finding.ts";
import { compareValues } from "./compare-values.ts";
import { findBinding, innermostNode } from "./scope.ts";
import type { Scope } from "./scope.ts";

type Bound = Scope | undefined;

interface Frame {
  readonly index: GraphIndex;
  readonly set: PolicySet;
  readonly own: ReadonlyMap<string, CustomPredicate>;
  readonly scores: ReadonlyMap<string, Scores>;
}

/** One breach of a rule: the node that the rule is about, if any, and the predicate's findings about it. */
interface Breach {
  readonly node?: GraphNode;
  readonly finding?: Finding;
}

/** Facts about a text in addition to its graph. */
export interface Evidence {
  /** Answers of `askVerifiers`. A verifier without a score scores 1. */
  readonly scores?: ReadonlyMap<string, Scores>;
  /** The findings of the detectors of domains. A detector that did not run found nothing. */
  readonly findings?: Findings;
}

/** Scores of every verifier that the policies use, each asked once. */
export const askVerifiers = async (set: PolicySet, graph: PredicateGraph): Promise<ReadonlyMap<string, Scores>> => {
  const index = indexGraph(graph);
  const used = [...set.verifiers.values()].filter(({ id }) =>
    set.policies.some((policy) => JSON.stringify(policy).includes(`"id":${JSON.stringify(id)}`)),
  );
  return new Map(await Promise.all(used.map(async ({ id, verify }) => [id, await verify(index)] as const)));
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
      for (const breach of findBreaches(rule.expression, { index, set, own, scores }, undefined))
        violations.push(toViolation(policy, rule, breach, violations.length + 1));
  }
  return violations;
};

const toViolation = (policy: Policy, rule: PolicyRule, { node, finding }: Breach, number: number): Violation => ({
  violation_id: `v${number}`,
  policy_id: policy.policy_id,
  rule_id: rule.rule_id,
  ...given("node_id", finding?.node_id ?? node?.id),
  ...given("location", finding?.location ?? node?.span),
  severity: rule.severity,
  ...given("level", rule.level),
  message: finding?.message ?? rule.message ?? rule.description,
  ...given("suggestion", finding?.suggestion ?? rule.suggestion),
  ...given("expected", finding?.expected),
  ...given("actual", finding?.actual),
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
  if (holds(expression, frame, bound)) return [];
  const node = innermostNode(bound);
  const about = node ? { node } : {};
  const findings = explain(expression, frame, bound);
  return findings.length === 0 ? [about] : findings.map((finding) => ({ ...about, finding }));
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

const scoreOf = (id: string, { scores }: Frame, bound: Bound): number => {
  const given = scores.get(id);
  const node = innermostNode(bound);
  return (node && given?.nodes?.[node.id]) ?? given?.overall ?? 1;
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
