import type { Correction } from "freeform-rpg/schemas";
import type { NamedEntity } from "./canonical-map.ts";
import { createClaims } from "./claims.ts";
import type { Claims } from "./claims.ts";
import { createFates } from "./fates.ts";
import type { Fates } from "./fates.ts";
import { nameKey } from "./name-key.ts";

/** Names while corrections are applied to them. */
export interface NameLedger {
  readonly rows: ReadonlyMap<string, NamedEntity>;
  readonly claims: Claims;
  readonly fates: Fates;
  /** What each entity was renamed to, oldest first. */
  readonly renames: Map<string, string[]>;
  /** Aliases given by name, by entity: they are never taken for former names. */
  readonly given: Map<string, Set<string>>;
  /** Aliases taken away and not given back, by the entity that stands. */
  readonly removed: Map<string, Set<string>>;
  readonly touched: Set<string>;
  /** Corrections that had an effect, in order. */
  readonly applied: Correction[];
  /** The entity that the key's name resolves to, `null` when only hidden ones bear it, `undefined` when nobody does. */
  owner(key: string): string | null | undefined;
  /** What the entity is called. */
  nameOf(id: string): string;
}

/** A ledger of what the rows say of themselves: names before aliases, each in the order of the rows. */
export const openLedger = (entities: readonly NamedEntity[]): NameLedger => {
  const rows = new Map(entities.map((row) => [row.id, row]));
  const claims = createClaims();
  const fates = createFates();
  const renames = new Map<string, string[]>();
  for (const { id, name } of entities) claims.claimLast(nameKey(name), name, id);
  for (const { id, aliases } of entities) for (const alias of aliases) claims.claimLast(nameKey(alias), alias, id);
  const owner = (key: string): string | null | undefined => {
    const bearers = claims.bearers(key);
    if (bearers.length === 0) return undefined;
    // A name that a hidden entity shares with one that stands is the latter's: striking out a double must not strike out the original.
    for (const bearer of bearers) {
      const standing = fates.standing(bearer);
      if (standing !== null) return standing;
    }
    return null;
  };
  const nameOf = (id: string): string => {
    const own = rows.get(id)?.name ?? id;
    return renames.get(id)?.findLast((name) => owner(nameKey(name)) === id) ?? own;
  };
  return {
    rows,
    claims,
    fates,
    renames,
    given: new Map(),
    removed: new Map(),
    touched: new Set(),
    applied: [],
    owner,
    nameOf,
  };
};
