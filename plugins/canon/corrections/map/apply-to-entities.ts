import type { Correction } from "freeform-rpg/schemas";
import { matchesRows } from "./matches-rows.ts";
import { nameKey } from "freeform-rpg/language";
import type { NameIndex } from "./name-index.ts";

/** Applies one correction of an entity. A correction without effect, because its row is gone or it would close a merge cycle, is skipped. */
export const applyToEntities = (index: NameIndex, correction: Correction): void => {
  if (!matchesRows(correction, (id) => index.rows.get(id)?.name) || !apply(index, correction)) return;
  index.touched.add(correction.target_id);
  index.applied.push(correction);
};

const apply = (index: NameIndex, correction: Correction): boolean => {
  const { target_id: id } = correction;
  switch (correction.action) {
    case "entity_rename":
      return rename(index, id, correction.payload.name);
    case "entity_alias_add":
      return addAlias(index, id, correction.payload.alias);
    case "entity_alias_remove":
      return removeAlias(index, id, correction.payload.alias);
    case "entity_merge":
      return merge(index, id, correction.payload.into_id);
    case "entity_hide":
      index.statuses.set(id, { kind: "hidden" });
      return true;
    default:
      return false;
  }
};

const rename = (index: NameIndex, id: string, name: string): boolean => {
  index.renames.set(id, [...(index.renames.get(id) ?? []), name]);
  claimName(index, id, name);
  return true;
};

const addAlias = (index: NameIndex, id: string, alias: string): boolean => {
  index.addedAliases.set(id, (index.addedAliases.get(id) ?? new Set()).add(nameKey(alias)));
  claimName(index, id, alias);
  return true;
};

const claimName = ({ owners, removedAliases, statuses }: NameIndex, id: string, name: string): void => {
  owners.addFirst(nameKey(name), name, id);
  restoreAlias(removedAliases, statuses.family(statuses.liveId(id) ?? id), nameKey(name));
};

const restoreAlias = (removedAliases: NameIndex["removedAliases"], family: readonly string[], key: string): void => {
  for (const member of family) removedAliases.get(member)?.delete(key);
};

/** Removes the alias from the entity and from all entities merged into it. The entity's own name cannot be removed. */
const removeAlias = ({ owners, statuses, addedAliases, removedAliases, nameOf }: NameIndex, id: string, alias: string): boolean => {
  const key = nameKey(alias);
  const liveId = statuses.liveId(id) ?? id;
  if (nameKey(nameOf(liveId)) === key) return false;
  for (const member of statuses.family(liveId)) {
    owners.remove(key, member);
    addedAliases.get(member)?.delete(key);
  }
  removedAliases.set(liveId, (removedAliases.get(liveId) ?? new Set()).add(key));
  return true;
};

const merge = ({ rows, owners, statuses, touched, removedAliases }: NameIndex, id: string, into: string): boolean => {
  if (!rows.has(into) || statuses.path(into).includes(id)) return false;
  statuses.set(id, { kind: "merged", into });
  touched.add(into);
  const family = statuses.family(statuses.liveId(into) ?? into);
  for (const member of statuses.family(id)) {
    for (const [key, name] of owners.names(member)) {
      owners.addFirst(key, name, member);
      restoreAlias(removedAliases, family, key);
    }
  }
  return true;
};
