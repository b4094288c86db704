import type { PolicyPack } from "freeform-rpg/schemas";
import { findCalledPredicates } from "./find-called-predicates.ts";
import type { PolicySet } from "./load-policies.ts";

/** The policies of a set that come from the named packs and from the packs that these require. */
export const choosePacks = (set: PolicySet, packIds: readonly string[]): PolicySet => {
  const wanted = new Set<string>();
  const want = (id: string): void => {
    const pack = wanted.has(id) ? undefined : set.packs.find(({ pack_id }) => pack_id === id);
    if (pack === undefined) return;
    wanted.add(id);
    for (const needed of Object.keys(pack.requires)) want(needed);
  };
  for (const id of packIds) want(id);
  const packs = set.packs.filter(({ pack_id }) => wanted.has(pack_id));
  const chosen = new Set(packs.flatMap((pack) => pack.policies.map(({ policy_id }) => policy_id)));
  return { ...set, packs, policies: set.policies.filter(({ policy_id }) => chosen.has(policy_id)) };
};

/** True for a pack whose rules refer to one of these detectors: it says nothing about a text without their facts. */
export const usesDetector = ({ policies }: PolicyPack, detectors: ReadonlySet<string>): boolean =>
  policies.some(({ rules }) => rules.some(({ expression }) => findCalledPredicates(expression).some((name) => detectors.has(name))));

/** True for a pack that ships as an example. It applies only where it is named. */
export const isExample = ({ pack_id }: PolicyPack): boolean => pack_id.startsWith("example.");
