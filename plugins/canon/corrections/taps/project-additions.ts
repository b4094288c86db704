import type { Entity, Reconciliation } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { withAliases } from "./with-aliases.ts";
import { liveEntityId } from "./live-ids.ts";
import { renameDeep } from "./rename-deep.ts";

/** The accepted new entities, and the resolution of the ids of rejected ones. */
export interface Additions {
  readonly entities: readonly Entity[];
  readonly dropped: Reconciliation["dropped"];
  /** The live id of an id, including new ones; `null` when it is hidden or rejected. */
  liveId(id: string): string | null;
}

/** Accepts new entities whose names are free. An entity with a former or a merged entity's name means the owner of that name. */
export const projectAdditions = (added: readonly Entity[], canon: Canon): Additions => {
  const ownerOf = new Map<string, string | null>();
  const dropped: Reconciliation["dropped"] = [];
  const entities = added.flatMap((entity) => {
    const owner = findOwner(entity, canon);
    if (owner === undefined) return [renameAddition(entity, canon)];
    ownerOf.set(entity.id, owner);
    const reason = owner === null ? "canon: the name is hidden" : `canon: the name belongs to "${owner}"`;
    dropped.push({ kind: "entities_add", value: entity.id, reason });
    return [];
  });
  return { entities, dropped, liveId: (id) => ownerOf.get(id) ?? (ownerOf.has(id) ? null : liveEntityId(canon, id)) };
};

/** The owner of the new entity's name: an id, `null` when it is hidden, `undefined` when the name is free. */
const findOwner = ({ id, name, type }: Entity, { entities }: Canon): string | null | undefined => {
  const found = entities.resolveName(name);
  if (found.kind === "hidden") return null;
  if (found.kind === "unknown" || found.id === id) return undefined;
  const owner = entities.entity(found.id);
  if (owner === null) return undefined;
  // Common nouns without a correction may name several entities: a city has more than one guard.
  const taken = owner.corrected || (owner.type === type && /^\p{Lu}/u.test(owner.name));
  return taken ? owner.id : undefined;
};

const renameAddition = (entity: Entity, canon: Canon): Entity => {
  const name = canon.text.rename(entity.name).replace(/\s+/gu, " ").trim();
  const aliases = Array.isArray(entity.attrs["aliases"]) ? entity.attrs["aliases"] : [];
  const free = aliases.filter((alias) => typeof alias === "string" && canon.entities.resolveName(alias).kind === "unknown");
  return { ...entity, name, attrs: withAliases(renameDeep(entity.attrs, canon), free.map(String)) };
};
