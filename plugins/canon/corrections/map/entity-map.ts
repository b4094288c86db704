import type { Correction } from "freeform-rpg/schemas";
import type { CanonicalEntity, EntityMap, NamedEntity, ResolvedName } from "./canonical-map.ts";
import { applyToEntities } from "./apply-to-entities.ts";
import { explainName } from "./explain-name.ts";
import { createNameIndex } from "./name-index.ts";
import type { NameIndex } from "./name-index.ts";
import { nameKey } from "freeform-rpg/language";
import { describeLiveEntities } from "./live-entities.ts";

const unknown: ResolvedName = { kind: "unknown" };
const hidden: ResolvedName = { kind: "hidden" };

/** Builds the map of entities. `corrections` are those in force, in the order in which they apply. */
export const buildEntityMap = (rows: readonly NamedEntity[], corrections: readonly Correction[]): EntityMap => {
  const index = createNameIndex(rows);
  for (const correction of corrections) applyToEntities(index, correction);
  return createEntityMap(index, rows);
};

const createEntityMap = (index: NameIndex, rows: readonly NamedEntity[]): EntityMap => {
  const { statuses, owners } = index;
  const live = describeLiveEntities(index, rows);
  const resolve = (id: string | null | undefined): ResolvedName => {
    if (id === undefined) return unknown;
    const entity = id === null ? undefined : live.get(id);
    return entity === undefined ? hidden : { kind: "entity", id: entity.id, name: entity.name };
  };
  const liveIdOf = (id: string): string | null | undefined => (index.rows.has(id) ? statuses.liveId(id) : undefined);
  const absent = rows.map(({ id }) => id).filter((id) => !live.has(id));
  const merged = absent.flatMap((id) => {
    const into = statuses.liveId(id);
    return into === null ? [] : [[id, into] as const];
  });
  const shortNames = once(() => indexShortNames(live));
  return {
    resolveName: (name) => {
      const found = resolve(index.resolveKey(nameKey(name)));
      return found.kind === "unknown" ? resolve(shortNames().get(nameKey(name))) : found;
    },
    resolveId: (id) => resolve(liveIdOf(id)),
    entity: (id) => live.get(liveIdOf(id) ?? "") ?? null,
    entities: () => [...live.values()],
    absentIds: once(() => new Set(absent)),
    mergedIds: once(() => new Map(merged)),
    path: (id) => statuses.path(id),
    rowName: (id) => index.rows.get(id)?.name,
    family: (id) => statuses.family(id),
    hiddenNames: once(() => hiddenNames(index, absent)),
    isRemovedAlias: (id, alias) =>
      statuses.family(statuses.liveId(id) ?? id).some((member) => index.removedAliases.get(member)?.has(nameKey(alias)) ?? false),
    explain: (name) => explainName(index, nameKey(name), owners),
  };
};

/** Short forms of former names that only one person had. A removed alias stays removed. */
const indexShortNames = (live: ReadonlyMap<string, CanonicalEntity>): ReadonlyMap<string, string> => {
  const owners = new Map<string, string | undefined>();
  for (const { id, shortNames } of live.values())
    for (const { former } of shortNames.filter(({ removed }) => !removed))
      owners.set(nameKey(former), owners.has(nameKey(former)) ? undefined : id);
  return new Map([...owners].flatMap(([key, id]) => (id === undefined ? [] : [[key, id] as const])));
};

const hiddenNames = (index: NameIndex, absent: readonly string[]): ReturnType<EntityMap["hiddenNames"]> =>
  absent.flatMap((id) => {
    const type = index.rows.get(id)?.type ?? "other";
    return index.owners
      .names(id)
      .filter(([key]) => index.resolveKey(key) === null)
      .map(([, name]) => ({ name, type }));
  });

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
