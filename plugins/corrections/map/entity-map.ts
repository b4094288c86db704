import type { Correction } from "freeform-rpg/schemas";
import type { EntityMap, NamedEntity, Resolved } from "./canonical-map.ts";
import { applyToEntities } from "./apply-to-entities.ts";
import { explainName } from "./explain-name.ts";
import { openLedger } from "./name-ledger.ts";
import type { NameLedger } from "./name-ledger.ts";
import { nameKey } from "./name-key.ts";
import { describeStanding } from "./standing-entities.ts";

const unknown: Resolved = { kind: "unknown" };
const hidden: Resolved = { kind: "hidden" };

/** Builds the map of entities. `corrections` are those in force, in the order in which they apply. */
export const buildEntityMap = (rows: readonly NamedEntity[], corrections: readonly Correction[]): EntityMap => {
  const ledger = openLedger(rows);
  for (const correction of corrections) applyToEntities(ledger, correction);
  return readLedger(ledger, rows);
};

const readLedger = (ledger: NameLedger, rows: readonly NamedEntity[]): EntityMap => {
  const { fates, claims } = ledger;
  const standing = describeStanding(ledger, rows);
  const resolve = (id: string | null | undefined): Resolved => {
    if (id === undefined) return unknown;
    const entity = id === null ? undefined : standing.get(id);
    return entity === undefined ? hidden : { kind: "entity", id: entity.id, name: entity.name };
  };
  const standingFor = (id: string): string | null | undefined => (ledger.rows.has(id) ? fates.standing(id) : undefined);
  const absent = rows.map(({ id }) => id).filter((id) => !standing.has(id));
  const merged = absent.flatMap((id) => {
    const into = fates.standing(id);
    return into === null ? [] : [[id, into] as const];
  });
  return {
    resolveName: (name) => resolve(ledger.owner(nameKey(name))),
    resolveId: (id) => resolve(standingFor(id)),
    entity: (id) => standing.get(standingFor(id) ?? "") ?? null,
    entities: () => [...standing.values()],
    absentIds: once(() => new Set(absent)),
    mergedIds: once(() => new Map(merged)),
    path: (id) => fates.path(id),
    rowName: (id) => ledger.rows.get(id)?.name,
    family: (id) => fates.family(id),
    hiddenNames: once(() => hiddenNames(ledger, absent)),
    isRemovedAlias: (id, alias) =>
      fates.family(fates.standing(id) ?? id).some((member) => ledger.removed.get(member)?.has(nameKey(alias)) ?? false),
    explain: (name) => explainName(ledger, nameKey(name), claims),
  };
};

const hiddenNames = (ledger: NameLedger, absent: readonly string[]): ReturnType<EntityMap["hiddenNames"]> =>
  absent.flatMap((id) => {
    const type = ledger.rows.get(id)?.type ?? "other";
    return ledger.claims
      .names(id)
      .filter(([key]) => ledger.owner(key) === null)
      .map(([, name]) => ({ name, type }));
  });

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
