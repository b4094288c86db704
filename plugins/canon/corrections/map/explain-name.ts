import type { Correction } from "freeform-rpg/schemas";
import type { NameOwners } from "./name-owners.ts";
import { nameKey } from "freeform-rpg/language";
import type { NameIndex } from "./name-index.ts";

/** The applied corrections that concern the name: those of the name itself, and renames, merges and hiding of its owners. */
export const explainName = ({ applied, statuses, rows }: NameIndex, key: string, nameOwners: NameOwners): readonly Correction[] => {
  const before = [...rows.values()].filter(({ name, aliases }) => [name, ...aliases].some((one) => nameKey(one) === key));
  const owners = [...nameOwners.ownersOfKey(key), ...before.map(({ id }) => id)];
  const concerned = new Set(owners.flatMap((id) => statuses.path(id)));
  return applied.filter((correction) => concernsName(correction, key) || (concerned.has(correction.target_id) && changesOwner(correction)));
};

const concernsName = (correction: Correction, key: string): boolean => {
  if (correction.action === "entity_rename") return nameKey(correction.payload.name) === key;
  if (correction.action === "entity_alias_add" || correction.action === "entity_alias_remove")
    return nameKey(correction.payload.alias) === key;
  return false;
};

const changesOwner = ({ action }: Correction): boolean =>
  action === "entity_rename" || action === "entity_merge" || action === "entity_hide";
