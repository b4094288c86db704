import { facet } from "freeform-rpg/kernel";
import type { Fix } from "../correct/fix.ts";
import type { PolicyDomain } from "../language/domain.ts";
import type { Predicate } from "../language/predicate.ts";

/** Functions of policies that exist on every thread. */
export interface PolicyFunctions {
  readonly predicates?: readonly Predicate[];
  readonly fixes?: readonly Fix[];
  readonly domains?: readonly PolicyDomain[];
}

/**
 * URLs of modules that export `policyFunctions`, a {@link PolicyFunctions}: what a plugin contributes to policies, once more for the thread
 * that checks texts of users. Policies that use other functions are checked on the main thread.
 */
export const policyModules = facet<string>("policy/modules");

/** Imports the modules. Throws for one that exports no `policyFunctions`. */
export const importFunctions = async (modules: readonly string[]): Promise<Required<PolicyFunctions>> => {
  const all = await Promise.all(modules.map(importModule));
  return {
    predicates: all.flatMap(({ predicates = [] }) => predicates),
    fixes: all.flatMap(({ fixes = [] }) => fixes),
    domains: all.flatMap(({ domains = [] }) => domains),
  };
};

const importModule = async (url: string): Promise<PolicyFunctions> => {
  const module: { readonly policyFunctions?: PolicyFunctions } = await import(url);
  if (module.policyFunctions) return module.policyFunctions;
  throw new Error(`The module ${url} exports no \`policyFunctions\`, which the facet "policy/modules" asks for.`);
};
