import type { Policy } from "freeform-rpg/schemas/policy";
import { coreFixes } from "../correct/core-fixes.ts";
import { corePredicates } from "../language/core-predicates.ts";
import type { PolicyFunctions } from "./policy-module.ts";

/**
 * Whether another thread can check by a policy: its predicates and fixes are the engine's own or come from modules. Verifiers are asked from
 * there.
 */
export const createIsPortable = ({ predicates, fixes, domains }: Required<PolicyFunctions>): ((policy: Policy) => boolean) => {
  const names = new Set([...[...corePredicates, ...predicates].map(({ name }) => name), ...domains.flatMap(({ detectors }) => detectors)]);
  const fixNames = new Set([...coreFixes, ...fixes].map(({ name }) => name));
  const known = new WeakMap<Policy, boolean>();
  return (policy) => {
    const portable = known.get(policy) ?? findPortable(policy, names, fixNames);
    known.set(policy, portable);
    return portable;
  };
};

const findPortable = ({ rules, custom_predicates }: Policy, shared: ReadonlySet<string>, fixes: ReadonlySet<string>): boolean => {
  const names = new Set([...shared, ...custom_predicates.map(({ name }) => name)]);
  return (
    rules.every(({ fix, expression }) => (fix === undefined || fixes.has(fix)) && usesOnly(expression, names)) &&
    custom_predicates.every(({ expression }) => usesOnly(expression, names))
  );
};

const usesOnly = (expression: unknown, names: ReadonlySet<string>): boolean => {
  if (typeof expression !== "object" || expression === null) return true;
  return Object.entries(expression).every(([key, value]: [string, unknown]) => {
    if (key === "predicate") return typeof value === "string" && names.has(value);
    return usesOnly(value, names);
  });
};
