import type { Entity, Fact, Summary, Thread, World } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { standingEntities, standingEntity, standingThread, withStanding } from "./map-ids.ts";
import { nameAliases } from "./name-aliases.ts";
import { tellDeep } from "./tell-deep.ts";

/**
 * The world as canon has it: canonical names and ids, without what is hidden or merged away. Code that looks at it needs
 * to know nothing of corrections. The actor and the place of the scene are always there.
 */
export const projectWorld = (world: World, canon: Canon): World => {
  if (canon.plain) return world;
  const actor = standingEntity(canon, world.actor_id) ?? world.actor_id;
  const place = standingEntity(canon, world.scene.location_id) ?? world.scene.location_id;
  return {
    ...world,
    actor_id: actor,
    player_ids: withoutDoubles(world.player_ids.map((id) => standingEntity(canon, id) ?? id)),
    scene: {
      ...world.scene,
      location_id: place,
      present_entity_ids: withStanding(canon, world.scene.present_entity_ids),
      obscured_entity_ids: withStanding(canon, world.scene.obscured_entity_ids),
    },
    entities: world.entities.flatMap((entity) => projectEntity(canon, entity, entity.id === actor || entity.id === place)),
    facts: world.facts.flatMap((fact) => projectFact(canon, fact)),
    threads: world.threads.flatMap((thread) => projectThread(canon, thread)),
    clocks: tellDeep(world.clocks, canon),
    ...projectHoldings(world, canon),
    situations: world.situations.flatMap((one) => withSubject(canon, tellDeep(one, canon))),
    threats: world.threats.map((threat) => projectThreat(canon, threat)),
    summaries: projectSummaries(canon, world),
    recent_turns: tellDeep(world.recent_turns, canon),
    offstage: projectOffstage(canon, world.offstage),
  };
};

/** Nobody goes by a name that was corrected, nor is hidden whom a DM made known. */
const projectOffstage = (canon: Canon, { facts, names }: World["offstage"]): World["offstage"] => ({
  facts: facts.map(({ id, text }) => ({ id, text: canon.text.tell(text) })),
  names: names.flatMap((one) => {
    if (standingEntity(canon, one.id) !== one.id) return [];
    const standing = canon.entities.entity(one.id);
    if (standing === null) return [one];
    return [{ ...one, name: standing.name, aliases: [...standing.openAliases], visibility: standing.known ? "known" : one.visibility }];
  }),
});

const withoutDoubles = (ids: readonly string[]): string[] => [...new Set(ids)];

const projectEntity = (canon: Canon, entity: Entity, needed: boolean): Entity[] => {
  const found = canon.entities.resolveId(entity.id);
  if (found.kind === "hidden" && needed) return [{ ...entity, name: canon.text.tell(entity.name) }];
  if (found.kind === "hidden" || (found.kind === "entity" && found.id !== entity.id)) return [];
  const standing = canon.entities.entity(entity.id);
  const attrs = projectAttrs(canon, entity.attrs);
  if (standing === null) return [{ ...entity, attrs }];
  return [
    {
      ...entity,
      name: standing.name,
      attrs: nameAliases(attrs, standing.openAliases),
      visibility: standing.known ? "known" : entity.visibility,
    },
  ];
};

const projectAttrs = (canon: Canon, before: Entity["attrs"]): Entity["attrs"] => {
  const attrs = tellDeep(before, canon);
  if (before.exits !== undefined) attrs.exits = withStanding(canon, before.exits);
  if (before.location_id !== undefined) attrs.location_id = standingEntity(canon, before.location_id) ?? before.location_id;
  return attrs;
};

const projectFact = (canon: Canon, fact: Fact): Fact[] => withSubject(canon, { ...fact, object: tellDeep(fact.object, canon) });

const withSubject = <T extends { readonly subject_id: string }>(canon: Canon, row: T): T[] => {
  const subject_id = standingEntity(canon, row.subject_id);
  return subject_id === null ? [] : [{ ...row, subject_id }];
};

const projectThread = (canon: Canon, thread: Thread): Thread[] => {
  if (standingThread(canon, thread.id) !== thread.id) return [];
  const found = canon.threads.thread(thread.id);
  return [
    {
      ...thread,
      title: canon.text.tell(found?.title ?? thread.title),
      status: found?.status ?? thread.status,
      stakes: tellDeep(thread.stakes, canon),
      related_entity_ids: standingEntities(canon, thread.related_entity_ids),
    },
  ];
};

const projectThreat = (canon: Canon, threat: World["threats"][number]): World["threats"][number] => ({
  ...threat,
  text: canon.text.tell(threat.text),
  source_entity_id: threat.source_entity_id && standingEntity(canon, threat.source_entity_id),
});

/** What is carried and how they stand, under the ids that stand; what two of them carried is one heap. */
const projectHoldings = (world: World, canon: Canon): Pick<World, "inventory" | "relationships"> => {
  const inventory = new Map<string, World["inventory"][number]>();
  for (const held of world.inventory) {
    const owner_id = standingEntity(canon, held.owner_id);
    const item_id = standingEntity(canon, held.item_id);
    if (owner_id === null || item_id === null) continue;
    const key = JSON.stringify([owner_id, item_id]);
    inventory.set(key, { ...held, owner_id, item_id, qty: held.qty + (inventory.get(key)?.qty ?? 0) });
  }
  const relationships = new Map<string, World["relationships"][number]>();
  for (const one of world.relationships) {
    const a_id = standingEntity(canon, one.a_id);
    const b_id = standingEntity(canon, one.b_id);
    const key = JSON.stringify([a_id, b_id, one.rel_type]);
    if (a_id === null || b_id === null || a_id === b_id || relationships.has(key)) continue;
    relationships.set(key, { ...one, a_id, b_id, notes: tellDeep(one.notes, canon) });
  }
  return { inventory: [...inventory.values()], relationships: [...relationships.values()] };
};

const projectSummaries = (canon: Canon, world: World): Summary[] => {
  const told = world.summaries
    .filter(({ scope, scope_id }) => scope !== "thread" || standingThread(canon, scope_id) === scope_id)
    .map((summary) => ({ ...summary, text: canon.text.tell(overridden(canon, summary) ?? summary.text) }));
  const summed = new Set(told.filter(({ scope }) => scope === "thread").map(({ scope_id }) => scope_id));
  const added = world.threads.flatMap(({ id }): Summary[] => {
    const text = canon.threads.thread(id)?.summary ?? null;
    if (text === null || summed.has(id) || standingThread(canon, id) !== id) return [];
    return [{ id: `canon:${id}`, scope: "thread", scope_id: id, text: canon.text.tell(text), from_turn: 0, to_turn: 0 }];
  });
  return [...told, ...added];
};

const overridden = (canon: Canon, { scope, scope_id }: Summary): string | null =>
  scope === "thread" ? (canon.threads.thread(scope_id)?.summary ?? null) : null;
