import type { Correction } from "freeform-rpg/schemas";
import type { Claims } from "./claims.ts";
import { nameKey } from "./name-key.ts";
import type { NameLedger } from "./name-ledger.ts";

/** Of the corrections that had an effect, those that bear on the name: on the name itself, and on what became of its bearers. */
export const explainName = ({ applied, fates, rows }: NameLedger, key: string, claims: Claims): readonly Correction[] => {
  const before = [...rows.values()].filter(({ name, aliases }) => [name, ...aliases].some((one) => nameKey(one) === key));
  const bearers = [...claims.bearers(key), ...before.map(({ id }) => id)];
  const concerned = new Set(bearers.flatMap((id) => fates.path(id)));
  return applied.filter((correction) => speaksOf(correction, key) || (concerned.has(correction.target_id) && moves(correction)));
};

const speaksOf = (correction: Correction, key: string): boolean => {
  if (correction.action === "entity_rename") return nameKey(correction.payload.name) === key;
  if (correction.action === "entity_alias_add" || correction.action === "entity_alias_remove")
    return nameKey(correction.payload.alias) === key;
  return false;
};

const moves = ({ action }: Correction): boolean => action === "entity_rename" || action === "entity_merge" || action === "entity_hide";
