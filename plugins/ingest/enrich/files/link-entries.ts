import type { IngestEntity } from "freeform-rpg/schemas";
import { createNameFinder } from "../names/find-names.ts";
import type { MergedEntity } from "../names/merge-names.ts";
import type { Entry } from "./entry.ts";

/** The ids of the entities that an entry's text names, the most frequent first, without the entity of the entry. */
export type Links = ReadonlyMap<Entry, readonly string[]>;

/** Finds the names of all entities in all entries. A common word counts as a name only where it is written as one. */
export const linkEntries = (entries: readonly Entry[], entities: readonly MergedEntity[]): Links => {
  const owners = new Map<string, MergedEntity[]>();
  for (const entity of entities)
    for (const name of [entity.name, ...entity.aliases]) owners.set(name, [...(owners.get(name) ?? []), entity]);
  const find = createNameFinder(owners.keys());
  return new Map(
    entries.map((entry) => {
      const counts = new Map<string, number>();
      const text = entry.passages.map((passage, at) => (at === 0 ? passage.text : `${passage.title}\n${passage.text}`)).join("\n\n");
      for (const { name, written } of find(text)) {
        if (!name.includes(" ") && written !== "proper") continue;
        const owner = choose(owners.get(name) ?? [], entry);
        if (owner && owner.id !== entry.entity?.id) counts.set(owner.id, (counts.get(owner.id) ?? 0) + 1);
      }
      return [entry, [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id)] as const;
    }),
  );
};

/** Of several entities with a name, the one of the entry's type is meant. */
const choose = (bearers: readonly MergedEntity[], { type }: Entry): MergedEntity | undefined =>
  bearers.find((one) => one.type === type) ?? bearers[0];

/** Entities with every segment that names them and the relations between known entities. */
export const settleEntities = (entities: readonly MergedEntity[], links: Links, pathOf: ReadonlyMap<string, string>): IngestEntity[] => {
  const segments = new Map<string, Set<string>>(entities.map(({ id, segments: found }) => [id, new Set(found)]));
  for (const [entry, ids] of links)
    for (const id of ids) for (const { segment } of entry.passages.slice(0, 1)) segments.get(id)?.add(segment.id);
  const byName = new Map(
    entities.flatMap((entity) => [entity.name, ...entity.aliases].map((name) => [name.toLowerCase(), entity.id] as const)),
  );
  return entities.map((entity) => ({
    ...entity,
    related: entity.related.flatMap(({ name, relation }) => {
      const id = byName.get(name.toLowerCase());
      return id === undefined || id === entity.id ? [] : [{ id, relation }];
    }),
    segments: [...(segments.get(entity.id) ?? [])],
    file: pathOf.get(entity.id) ?? null,
  }));
};
