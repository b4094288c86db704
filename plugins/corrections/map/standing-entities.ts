import type { CanonicalEntity, NamedEntity } from "./canonical-map.ts";
import { nameKey } from "./name-key.ts";
import type { NameLedger } from "./name-ledger.ts";

/** Entities that stand once all corrections are applied, by id, in the order of the rows. */
export const describeStanding = (ledger: NameLedger, rows: readonly NamedEntity[]): Map<string, CanonicalEntity> => {
  const standing = new Map<string, CanonicalEntity>();
  for (const row of rows) if (ledger.fates.find(row.id) === undefined) standing.set(row.id, describe(ledger, row));
  return standing;
};

const describe = (ledger: NameLedger, { id, type, known = true }: NamedEntity): CanonicalEntity => {
  const name = ledger.nameOf(id);
  const family = ledger.fates.family(id);
  const others = otherNames(ledger, id, nameKey(name), family);
  const aliases = [...others.values()];
  return {
    id,
    type,
    name,
    aliases,
    openAliases: family.length === 1 ? aliases : openAliases(ledger, id, others, family),
    formerNames: family.length === 1 && !ledger.renames.has(id) ? [] : formerNames(ledger, id, others, family),
    known: known || (family.length > 1 && isAnyKnown(ledger, family, id)),
    corrected: family.some((member) => ledger.touched.has(member)),
  };
};

const isAnyKnown = ({ rows }: NameLedger, family: readonly string[], id: string): boolean =>
  family.some((member) => member !== id && (rows.get(member)?.known ?? true));

const otherNames = ({ claims, owner }: NameLedger, id: string, own: string, family: readonly string[]): Map<string, string> => {
  const names = new Map<string, string>();
  for (const member of family) {
    for (const [key, name] of claims.names(member)) if (key !== own && !names.has(key) && owner(key) === id) names.set(key, name);
  }
  return names;
};

const openAliases = (ledger: NameLedger, id: string, others: ReadonlyMap<string, string>, family: readonly string[]): string[] => {
  const open = family.filter((member) => member === id || (ledger.rows.get(member)?.known ?? true));
  if (open.length === family.length) return [...others.values()];
  return [...others].flatMap(([key, name]) =>
    open.some((member) => ledger.claims.names(member).some(([borne]) => borne === key)) ? [name] : [],
  );
};

/** Main names of the past, unless the scenario or a DM gave them as aliases. */
const formerNames = ({ rows, renames, given }: NameLedger, id: string, others: ReadonlyMap<string, string>, family: readonly string[]) => {
  const kept = new Set([...(rows.get(id)?.aliases ?? []).map(nameKey), ...family.flatMap((member) => [...(given.get(member) ?? [])])]);
  const main = family.flatMap((member) => [rows.get(member)?.name ?? "", ...(renames.get(member) ?? [])]).map(nameKey);
  return [...new Set(main)].filter((key) => !kept.has(key)).flatMap((key) => others.get(key) ?? []);
};
