import type { CanonicalEntity, NamedEntity } from "./canonical-map.ts";
import { nameKey, splitWords } from "freeform-rpg/language";
import type { NameIndex } from "./name-index.ts";
import { isCreatureType } from "freeform-rpg/schemas/values";
import { findShortNames } from "./short-names.ts";
import type { IsForeign } from "./short-names.ts";

/** Describes the live entities after all corrections, by id, in the order of the rows. */
export const describeLiveEntities = (index: NameIndex, rows: readonly NamedEntity[]): Map<string, CanonicalEntity> => {
  const live = new Map<string, CanonicalEntity>();
  const isForeign = findForeign(index, rows);
  for (const row of rows) if (index.statuses.find(row.id) === undefined) live.set(row.id, describe(index, row, isForeign));
  return live;
};

/** The words of all people's names, collected when they are first asked for. */
const findForeign = (index: NameIndex, rows: readonly NamedEntity[]): IsForeign => {
  let owners: Map<string, Set<string>> | undefined;
  const collect = (): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    for (const { id, type } of rows)
      if (isCreatureType(type) && index.statuses.find(id) === undefined)
        for (const { key } of splitWords(index.nameOf(id))) found.set(key, (found.get(key) ?? new Set()).add(id));
    return found;
  };
  return (id, word) => {
    owners ??= collect();
    return [...(owners.get(word) ?? [])].some((owner) => owner !== id);
  };
};

const describe = (index: NameIndex, { id, type, known = true }: NamedEntity, isForeign: IsForeign): CanonicalEntity => {
  const name = index.nameOf(id);
  const family = index.statuses.family(id);
  const others = otherNames(index, id, nameKey(name), family);
  const aliases = [...others.values()];
  return {
    id,
    type,
    name,
    aliases,
    publicAliases: family.length === 1 ? aliases : listPublicAliases(index, id, others, family),
    formerNames: family.length === 1 && !index.renames.has(id) ? [] : listFormerNames(index, id, others, family),
    shortNames: findShortNames(index, id, family, isForeign),
    known: known || (family.length > 1 && isAnyKnown(index, family, id)),
    corrected: family.some((member) => index.touched.has(member)),
  };
};

const isAnyKnown = ({ rows }: NameIndex, family: readonly string[], id: string): boolean =>
  family.some((member) => member !== id && (rows.get(member)?.known ?? true));

const otherNames = ({ owners, resolveKey }: NameIndex, id: string, own: string, family: readonly string[]): Map<string, string> => {
  const names = new Map<string, string>();
  for (const member of family) {
    for (const [key, name] of owners.names(member)) if (key !== own && !names.has(key) && resolveKey(key) === id) names.set(key, name);
  }
  return names;
};

const listPublicAliases = (index: NameIndex, id: string, others: ReadonlyMap<string, string>, family: readonly string[]): string[] => {
  const open = family.filter((member) => member === id || (index.rows.get(member)?.known ?? true));
  if (open.length === family.length) return [...others.values()];
  return [...others].flatMap(([key, name]) =>
    open.some((member) => index.owners.names(member).some(([owned]) => owned === key)) ? [name] : [],
  );
};

/** Main names of the past, except those that the scenario or a DM made aliases. */
const listFormerNames = (
  { rows, renames, addedAliases }: NameIndex,
  id: string,
  others: ReadonlyMap<string, string>,
  family: readonly string[],
) => {
  const aliases = new Set([
    ...(rows.get(id)?.aliases ?? []).map(nameKey),
    ...family.flatMap((member) => [...(addedAliases.get(member) ?? [])]),
  ]);
  const main = family.flatMap((member) => [rows.get(member)?.name ?? "", ...(renames.get(member) ?? [])]).map(nameKey);
  return [...new Set(main)].filter((key) => !aliases.has(key)).flatMap((key) => others.get(key) ?? []);
};
