import { Kind } from "graphql";
import type { DocumentNode, FragmentDefinitionNode } from "graphql";

/** The value of a fragment; `undefined` for one that does not exist, or that is spread within itself. */
export type FragmentValue<T> = (name: string) => T | undefined;

/**
 * Computes a value of each fragment at most once, however often it is spread: without that, fragments that spread fragments cost
 * exponential time. `compute` is given the fragment and may ask for the values of those that it spreads.
 */
export const foldFragments = <T>(
  document: DocumentNode,
  compute: (fragment: FragmentDefinitionNode, valueOf: FragmentValue<T>) => T,
): FragmentValue<T> => {
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const values = new Map<string, T | undefined>();
  const valueOf = (name: string): T | undefined => {
    const fragment = fragments.get(name);
    if (fragment === undefined || values.has(name)) return values.get(name);
    // A fragment that spreads itself finds this; validation refuses it later.
    values.set(name, undefined);
    const value = compute(fragment, valueOf);
    values.set(name, value);
    return value;
  };
  return valueOf;
};
