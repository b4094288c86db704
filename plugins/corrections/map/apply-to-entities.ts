import type { Correction } from "freeform-rpg/schemas";
import { meansRows } from "./means-rows.ts";
import { nameKey } from "./name-key.ts";
import type { NameLedger } from "./name-ledger.ts";

/** Applies one correction of an entity. One that finds nothing to act on, because the row is gone or a circle would close, does nothing. */
export const applyToEntities = (ledger: NameLedger, correction: Correction): void => {
  if (!meansRows(correction, (id) => ledger.rows.get(id)?.name) || !takesEffect(ledger, correction)) return;
  ledger.touched.add(correction.target_id);
  ledger.applied.push(correction);
};

const takesEffect = (ledger: NameLedger, correction: Correction): boolean => {
  const { target_id: id } = correction;
  switch (correction.action) {
    case "entity_rename":
      return rename(ledger, id, correction.payload.name);
    case "entity_alias_add":
      return addAlias(ledger, id, correction.payload.alias);
    case "entity_alias_remove":
      return removeAlias(ledger, id, correction.payload.alias);
    case "entity_merge":
      return merge(ledger, id, correction.payload.into_id);
    case "entity_hide":
      ledger.fates.set(id, { kind: "hidden" });
      return true;
    default:
      return false;
  }
};

const rename = (ledger: NameLedger, id: string, name: string): boolean => {
  ledger.renames.set(id, [...(ledger.renames.get(id) ?? []), name]);
  take(ledger, id, name);
  return true;
};

const addAlias = (ledger: NameLedger, id: string, alias: string): boolean => {
  ledger.given.set(id, (ledger.given.get(id) ?? new Set()).add(nameKey(alias)));
  take(ledger, id, alias);
  return true;
};

const take = ({ claims, removed, fates }: NameLedger, id: string, name: string): void => {
  claims.claim(nameKey(name), name, id);
  giveBack(removed, fates.family(fates.standing(id) ?? id), nameKey(name));
};

const giveBack = (removed: NameLedger["removed"], family: readonly string[], key: string): void => {
  for (const member of family) removed.get(member)?.delete(key);
};

/** Takes the alias from the entity and from all that are merged into it; its own name cannot be taken away. */
const removeAlias = ({ claims, fates, given, removed, nameOf }: NameLedger, id: string, alias: string): boolean => {
  const key = nameKey(alias);
  const standing = fates.standing(id) ?? id;
  if (nameKey(nameOf(standing)) === key) return false;
  for (const member of fates.family(standing)) {
    claims.remove(key, member);
    given.get(member)?.delete(key);
  }
  removed.set(standing, (removed.get(standing) ?? new Set()).add(key));
  return true;
};

const merge = ({ rows, claims, fates, touched, removed }: NameLedger, id: string, into: string): boolean => {
  if (!rows.has(into) || fates.path(into).includes(id)) return false;
  fates.set(id, { kind: "merged", into });
  touched.add(into);
  const family = fates.family(fates.standing(into) ?? into);
  for (const member of fates.family(id)) {
    for (const [key, name] of claims.names(member)) {
      claims.claim(key, name, member);
      giveBack(removed, family, key);
    }
  }
  return true;
};
