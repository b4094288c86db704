import type { Entity, Reconciliation } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { nameAliases } from "./name-aliases.ts";
import { standingEntity } from "./map-ids.ts";
import { tellDeep } from "./tell-deep.ts";

/** New entities that canon lets in, and what becomes of ids that it does not. */
export interface Additions {
  readonly entities: readonly Entity[];
  readonly dropped: Reconciliation["dropped"];
  /** What stands for an id, new ones included; `null` for what is hidden or not let in. */
  standing(id: string): string | null;
}

/** Lets in new entities under names that are free. Under a former name or a merged one's, the one who bears it is meant. */
export const projectAdditions = (added: readonly Entity[], canon: Canon): Additions => {
  const fates = new Map<string, string | null>();
  const dropped: Reconciliation["dropped"] = [];
  const entities = added.flatMap((entity) => {
    const bearer = bearerOf(entity, canon);
    if (bearer === undefined) return [nameNewly(entity, canon)];
    fates.set(entity.id, bearer);
    const reason = bearer === null ? "canon: the name is hidden" : `canon: the name belongs to "${bearer}"`;
    dropped.push({ kind: "entities_add", value: entity.id, reason });
    return [];
  });
  return { entities, dropped, standing: (id) => fates.get(id) ?? (fates.has(id) ? null : standingEntity(canon, id)) };
};

/** Who bears the new entity's name: an id, `null` when it is hidden, `undefined` when the name is free. */
const bearerOf = ({ id, name, type }: Entity, { entities }: Canon): string | null | undefined => {
  const found = entities.resolveName(name);
  if (found.kind === "hidden") return null;
  if (found.kind === "unknown" || found.id === id) return undefined;
  const bearer = entities.entity(found.id);
  if (bearer === null) return undefined;
  // Common nouns that no correction speaks of may name more than one thing: there is more than one guard in a city.
  const taken = bearer.corrected || (bearer.type === type && /^\p{Lu}/u.test(bearer.name));
  return taken ? bearer.id : undefined;
};

const nameNewly = (entity: Entity, canon: Canon): Entity => {
  const name = canon.text.tell(entity.name).replace(/\s+/gu, " ").trim();
  const aliases = Array.isArray(entity.attrs["aliases"]) ? entity.attrs["aliases"] : [];
  const free = aliases.filter((alias) => typeof alias === "string" && canon.entities.resolveName(alias).kind === "unknown");
  return { ...entity, name, attrs: nameAliases(tellDeep(entity.attrs, canon), free.map(String)) };
};
