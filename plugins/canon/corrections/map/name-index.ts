import type { Correction } from "freeform-rpg/schemas";
import type { NamedEntity } from "./canonical-map.ts";
import { createNameOwners } from "./name-owners.ts";
import type { NameOwners } from "./name-owners.ts";
import { createRowStatuses } from "./row-statuses.ts";
import type { RowStatuses } from "./row-statuses.ts";
import { nameKey } from "freeform-rpg/language";

/** The index of names that corrections are applied to. */
export interface NameIndex {
  readonly rows: ReadonlyMap<string, NamedEntity>;
  readonly owners: NameOwners;
  readonly statuses: RowStatuses;
  /** The names that each entity was renamed to, oldest first. */
  readonly renames: Map<string, string[]>;
  /** Keys of aliases that corrections added, by entity: these are never former names. */
  readonly addedAliases: Map<string, Set<string>>;
  /** Keys of aliases that corrections removed, by live entity. */
  readonly removedAliases: Map<string, Set<string>>;
  readonly touched: Set<string>;
  /** Corrections that had an effect, in order. */
  readonly applied: Correction[];
  /** The live entity that owns the name; `null` when only hidden entities own it, `undefined` when no entity does. */
  resolveKey(key: string): string | null | undefined;
  /** The entity's current name. */
  nameOf(id: string): string;
}

/** Creates an index of the rows' own names: names before aliases, each in the order of the rows. */
export const createNameIndex = (entities: readonly NamedEntity[]): NameIndex => {
  const rows = new Map(entities.map((row) => [row.id, row]));
  const owners = createNameOwners();
  const statuses = createRowStatuses();
  const renames = new Map<string, string[]>();
  for (const { id, name } of entities) owners.addLast(nameKey(name), name, id);
  for (const { id, aliases } of entities) for (const alias of aliases) owners.addLast(nameKey(alias), alias, id);
  const resolveKey = (key: string): string | null | undefined => {
    const ownerIds = owners.ownersOfKey(key);
    if (ownerIds.length === 0) return undefined;
    // Hiding a duplicate must not hide the original of the same name: a live resolveKey wins.
    for (const ownerId of ownerIds) {
      const liveId = statuses.liveId(ownerId);
      if (liveId !== null) return liveId;
    }
    return null;
  };
  const nameOf = (id: string): string => {
    const own = rows.get(id)?.name ?? id;
    return renames.get(id)?.findLast((name) => resolveKey(nameKey(name)) === id) ?? own;
  };
  return {
    rows,
    owners,
    statuses,
    renames,
    addedAliases: new Map(),
    removedAliases: new Map(),
    touched: new Set(),
    applied: [],
    resolveKey,
    nameOf,
  };
};
