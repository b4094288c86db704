import type { PolicyPack } from "freeform-rpg/schemas";
import { loadPolicies } from "../language/load-policies.ts";
import type { PolicySet } from "../language/load-policies.ts";
import { readPacks } from "../language/read-packs.ts";
import { narrationPredicates } from "./narration-predicates.ts";

/** The packs of this folder, or the shipped ones, with the predicates that the rpg packs need. */
export const loadShippedPolicies = (folder?: string): PolicySet =>
  loadPolicies({ packs: readPacks(folder), predicates: narrationPredicates });

/** Those policies of a set that come from the named packs, and from the packs that these require. */
export const choosePacks = (set: PolicySet, packIds: readonly string[]): PolicySet => {
  const wanted = new Set<string>();
  const want = (id: string): void => {
    const pack = wanted.has(id) ? undefined : packOf(set, id);
    if (pack === undefined) return;
    wanted.add(id);
    for (const needed of Object.keys(pack.requires)) want(needed);
  };
  for (const id of packIds) want(id);
  const packs = set.packs.filter(({ pack_id }) => wanted.has(pack_id));
  const chosen = new Set(packs.flatMap((pack) => pack.policies.map(({ policy_id }) => policy_id)));
  return { ...set, packs, policies: set.policies.filter(({ policy_id }) => chosen.has(policy_id)) };
};

const packOf = ({ packs }: PolicySet, id: string): PolicyPack | undefined => packs.find(({ pack_id }) => pack_id === id);

/** The packs that narration is held to. */
export const narrationPacks = ["rpg.narration.v1", "rpg.boundaries.v1", "rpg.secrets.v1"] as const;
