import { coreFixes } from "../correct/core-fixes.ts";
import type { Fix } from "../correct/fix.ts";
import { Policy, PolicyPack } from "freeform-rpg/schemas/policy";
import type { Policy as PolicyValue } from "freeform-rpg/schemas";
import { findCalledPredicates } from "./find-called-predicates.ts";
import { checkExpression } from "./check-types.ts";
import type { Signature } from "./check-types.ts";
import { corePredicates } from "./core-predicates.ts";
import { checkRequirements } from "./check-requirements.ts";
import { detectorPredicate } from "./detector-predicate.ts";
import type { PolicyDomain } from "./domain.ts";
import { findCycle } from "./find-cycle.ts";
import { readPacks } from "./read-packs.ts";
import { PolicyError } from "./policy-error.ts";
import type { Predicate, ValueType, Verifier } from "./predicate.ts";
import { createSoundness } from "../reasoning/soundness.ts";

/** Policies that fit together, in their order of precedence. */
export interface PolicySet {
  readonly packs: readonly PolicyPack[];
  readonly policies: readonly PolicyValue[];
  readonly predicates: ReadonlyMap<string, Predicate>;
  readonly verifiers: ReadonlyMap<string, Verifier>;
  readonly domains: readonly PolicyDomain[];
}

/** The sources that policies are loaded from. `packs` and `policies` are data: they are parsed here. */
export interface PolicySources {
  readonly packs?: readonly unknown[];
  readonly policies?: readonly unknown[];
  readonly predicates?: readonly Predicate[];
  readonly verifiers?: readonly Verifier[];
  /** Facts that texts may be checked against, with their detectors. */
  readonly domains?: readonly PolicyDomain[];
  /** Fixes in addition to the built-in ones. With it every fix that a rule names must be known; without it none is looked for. */
  readonly fixes?: readonly Pick<Fix, "name">[];
}

/** Loads policies, or throws a `PolicyError` that lists every error in them. */
export const loadPolicies = (sources: PolicySources): PolicySet => {
  const { packs = [], policies = [], predicates = [], verifiers = [], domains = [], fixes } = sources;
  const problems: string[] = [];
  const parsedPacks = packs.flatMap((pack, at) => parsed(PolicyPack.safeParse(pack), nameOf(pack, "pack_id", `pack ${at + 1}`), problems));
  const single = policies.flatMap((policy, at) =>
    parsed(Policy.safeParse(policy), nameOf(policy, "policy_id", `policy ${at + 1}`), problems),
  );
  const all = [...parsedPacks.flatMap((pack) => pack.policies), ...single];
  const known = new Map(
    [...corePredicates, ...domains.flatMap(detectorsOf), ...predicates].map((predicate) => [predicate.name, predicate]),
  );
  const verifierMap = new Map([createSoundness(null), ...verifiers].map((verifier) => [verifier.id, verifier]));
  problems.push(
    ...checkRequirements(parsedPacks),
    ...repeated(
      all.map(({ policy_id }) => policy_id),
      "policy",
    ),
  );
  for (const policy of all) problems.push(...checkPolicy(policy, known, new Set(verifierMap.keys())));
  if (fixes) problems.push(...checkFixes(all, new Set([...coreFixes, ...fixes].map(({ name }) => name))));
  if (problems.length > 0) throw new PolicyError(problems);
  return { packs: parsedPacks, policies: all.toSorted(byPrecedence), predicates: known, verifiers: verifierMap, domains };
};

const detectorsOf = ({ detectors }: PolicyDomain): Predicate[] => detectors.map(detectorPredicate);

/** The shipped packs that need no facts, or the packs of a folder. */
export const loadShippedPolicies = (folder?: string): PolicySet => loadPolicies({ packs: readPacks(folder) });

/** Orders policies by tier, then priority, then id: the first one takes precedence when fixes conflict. */
export const byPrecedence = (a: Pick<PolicyValue, "tier" | "priority" | "policy_id">, b: typeof a): number =>
  a.tier.localeCompare(b.tier) || b.priority - a.priority || (a.policy_id < b.policy_id ? -1 : 1);

const checkFixes = (policies: readonly PolicyValue[], known: ReadonlySet<string>): string[] =>
  policies.flatMap(({ policy_id, rules }) =>
    rules.flatMap(({ rule_id, fix }) =>
      fix === undefined || known.has(fix)
        ? []
        : [`${policy_id}, rule ${rule_id}: the fix "${fix}" is not known; the fixes are ${[...known].join(", ")}.`],
    ),
  );

const checkPolicy = (policy: PolicyValue, known: ReadonlyMap<string, Signature>, verifierIds: ReadonlySet<string>): string[] => {
  const problems = repeated(
    policy.rules.map(({ rule_id }) => rule_id),
    "rule",
    policy.policy_id,
  );
  const own = policy.custom_predicates.map(({ name, params }) => [name, { params: params.map(({ type }) => typeNamed(type)) }] as const);
  const predicates = new Map([...known, ...own]);
  const note = (place: string) => (problem: string) => void problems.push(`${policy.policy_id}, ${place}: ${problem}.`);
  for (const { name, params, expression } of policy.custom_predicates) {
    if (known.has(name)) note(`predicate ${name}`)("this name is taken by a predicate that is always there");
    for (const { type } of params)
      if (!valueTypes.has(type)) note(`predicate ${name}`)(`"${type}" is not a type;  the types are ${[...valueTypes].join(", ")}`);
    const bound = new Map(params.map((param) => [param.name, typeNamed(param.type)]));
    checkExpression(expression, { predicates, verifiers: verifierIds, note: note(`predicate ${name}`) }, bound);
  }
  const cycle = findCycle(new Map(policy.custom_predicates.map(({ name, expression }) => [name, findCalledPredicates(expression)])));
  if (cycle) problems.push(`${policy.policy_id}: its predicates go in a circle: ${cycle.join(" -> ")}.`);
  const ids = new Set(policy.rules.map(({ rule_id }) => rule_id));
  for (const { rule_id, expression, caused_by } of policy.rules) {
    checkExpression(expression, { predicates, verifiers: verifierIds, note: note(`rule ${rule_id}`) });
    for (const cause of caused_by)
      if (!ids.has(cause)) note(`rule ${rule_id}`)(`it is caused by "${cause}", which is not a rule of this policy`);
  }
  return problems;
};

const valueTypes: ReadonlySet<string> = new Set<ValueType>([
  "entity",
  "claim",
  "operation",
  "tool_call",
  "citation",
  "code_block",
  "discourse_act",
  "text",
  "number",
  "boolean",
  "pattern",
  "any",
]);

const isValueType = (type: string): type is ValueType => valueTypes.has(type);
const typeNamed = (type: string): ValueType => (isValueType(type) ? type : "any");

interface ParseResult<T> {
  readonly success: boolean;
  readonly data?: T | undefined;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
}

const parsed = <T>({ data, error }: ParseResult<T>, name: string, problems: string[]): T[] => {
  for (const { path, message } of error?.issues ?? []) problems.push(`${name}, at ${path.map(String).join(".") || "the top"}: ${message}`);
  return data === undefined ? [] : [data];
};

const nameOf = (value: unknown, field: string, otherwise: string): string => {
  const id: unknown = typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
  return typeof id === "string" ? id : otherwise;
};

const repeated = (ids: readonly string[], kind: string, within?: string): string[] =>
  [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
    (id) => `${within === undefined ? "" : `${within}: `}the ${kind} "${id}" is given twice; ids must be unique.`,
  );
