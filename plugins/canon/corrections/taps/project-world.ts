import type { Entity, Fact, Summary, Thread, World } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { projectShown } from "./project-packet.ts";
import { liveEntityIds, liveEntityId, liveThreadId, withMergeTargets } from "./live-ids.ts";
import { withAliases } from "./with-aliases.ts";
import { renameDeep } from "./rename-deep.ts";

/**
 * The world with canonical names and ids, without hidden and merged rows. Its readers need not know about corrections. The actor and the
 * location of the scene are always included.
 */
export const projectWorld = (world: World, canon: Canon): World => {
  if (canon.plain) return world;
  const actor = liveEntityId(canon, world.actor_id) ?? world.actor_id;
  const place = liveEntityId(canon, world.scene.location_id) ?? world.scene.location_id;
  return {
    ...world,
    actor_id: actor,
    player_ids: withoutDoubles(world.player_ids.map((id) => liveEntityId(canon, id) ?? id)),
    scene: {
      ...world.scene,
      location_id: place,
      present_entity_ids: withMergeTargets(canon, world.scene.present_entity_ids),
      obscured_entity_ids: withMergeTargets(canon, world.scene.obscured_entity_ids),
    },
    entities: world.entities.flatMap((entity) => projectEntity(canon, entity, entity.id === actor || entity.id === place)),
    facts: world.facts.flatMap((fact) => projectFact(canon, fact)),
    threads: world.threads.flatMap((thread) => projectThread(canon, thread)),
    clocks: renameDeep(world.clocks, canon),
    ...projectHoldings(world, canon),
    situations: world.situations.flatMap((one) => withSubject(canon, renameDeep(one, canon))),
    threats: world.threats.map((threat) => projectThreat(canon, threat)),
    summaries: projectSummaries(canon, world),
    recent_turns: renameDeep(world.recent_turns, canon),
    conversation: {
      turns: renameDeep(world.conversation.turns, canon),
      base: world.conversation.base && projectShown(world.conversation.base, canon),
    },
    offstage: projectOffstage(canon, world.offstage),
  };
};

/** Offstage entities with corrected names and visibility. */
const projectOffstage = (canon: Canon, { facts, names }: World["offstage"]): World["offstage"] => ({
  facts: facts.map(({ id, text }) => ({ id, text: canon.text.rename(text) })),
  names: names.flatMap((one) => {
    if (liveEntityId(canon, one.id) !== one.id) return [];
    const canonical = canon.entities.entity(one.id);
    if (canonical === null) return [one];
    return [
      { ...one, name: canonical.name, aliases: [...canonical.publicAliases], visibility: canonical.known ? "known" : one.visibility },
    ];
  }),
});

const withoutDoubles = (ids: readonly string[]): string[] => [...new Set(ids)];

const projectEntity = (canon: Canon, entity: Entity, needed: boolean): Entity[] => {
  const found = canon.entities.resolveId(entity.id);
  if (found.kind === "hidden" && needed) return [{ ...entity, name: canon.text.rename(entity.name) }];
  if (found.kind === "hidden" || (found.kind === "entity" && found.id !== entity.id)) return [];
  const canonical = canon.entities.entity(entity.id);
  const attrs = projectAttrs(canon, entity.attrs);
  if (canonical === null) return [{ ...entity, attrs }];
  return [
    {
      ...entity,
      name: canonical.name,
      attrs: withAliases(attrs, canonical.publicAliases),
      visibility: canonical.known ? "known" : entity.visibility,
    },
  ];
};

const projectAttrs = (canon: Canon, before: Entity["attrs"]): Entity["attrs"] => {
  const attrs = renameDeep(before, canon);
  if (before.exits !== undefined) attrs.exits = withMergeTargets(canon, before.exits);
  if (before.location_id !== undefined) attrs.location_id = liveEntityId(canon, before.location_id) ?? before.location_id;
  return attrs;
};

const projectFact = (canon: Canon, fact: Fact): Fact[] => withSubject(canon, { ...fact, object: renameDeep(fact.object, canon) });

const withSubject = <T extends { readonly subject_id: string }>(canon: Canon, row: T): T[] => {
  const subject_id = liveEntityId(canon, row.subject_id);
  return subject_id === null ? [] : [{ ...row, subject_id }];
};

const projectThread = (canon: Canon, thread: Thread): Thread[] => {
  if (liveThreadId(canon, thread.id) !== thread.id) return [];
  const found = canon.threads.thread(thread.id);
  return [
    {
      ...thread,
      title: canon.text.rename(found?.title ?? thread.title),
      status: found?.status ?? thread.status,
      stakes: renameDeep(thread.stakes, canon),
      related_entity_ids: liveEntityIds(canon, thread.related_entity_ids),
    },
  ];
};

const projectThreat = (canon: Canon, threat: World["threats"][number]): World["threats"][number] => ({
  ...threat,
  text: canon.text.rename(threat.text),
  source_entity_id: threat.source_entity_id && liveEntityId(canon, threat.source_entity_id),
});

/** Inventory and relationships with live ids; quantities of merged owners and items are added up. */
const projectHoldings = (world: World, canon: Canon): Pick<World, "inventory" | "relationships"> => {
  const inventory = new Map<string, World["inventory"][number]>();
  for (const held of world.inventory) {
    const owner_id = liveEntityId(canon, held.owner_id);
    const item_id = liveEntityId(canon, held.item_id);
    if (owner_id === null || item_id === null) continue;
    const key = JSON.stringify([owner_id, item_id]);
    inventory.set(key, { ...held, owner_id, item_id, qty: held.qty + (inventory.get(key)?.qty ?? 0) });
  }
  const relationships = new Map<string, World["relationships"][number]>();
  for (const one of world.relationships) {
    const a_id = liveEntityId(canon, one.a_id);
    const b_id = liveEntityId(canon, one.b_id);
    const key = JSON.stringify([a_id, b_id, one.rel_type]);
    if (a_id === null || b_id === null || a_id === b_id || relationships.has(key)) continue;
    relationships.set(key, { ...one, a_id, b_id, notes: renameDeep(one.notes, canon) });
  }
  return { inventory: [...inventory.values()], relationships: [...relationships.values()] };
};

const projectSummaries = (canon: Canon, world: World): Summary[] => {
  const summaries = world.summaries
    .filter(({ scope, scope_id }) => scope !== "thread" || liveThreadId(canon, scope_id) === scope_id)
    .map((summary) => ({ ...summary, text: canon.text.rename(overridden(canon, summary) ?? summary.text) }));
  const withSummary = new Set(summaries.filter(({ scope }) => scope === "thread").map(({ scope_id }) => scope_id));
  const added = world.threads.flatMap(({ id }): Summary[] => {
    const text = canon.threads.thread(id)?.summary ?? null;
    if (text === null || withSummary.has(id) || liveThreadId(canon, id) !== id) return [];
    return [{ id: `canon:${id}`, scope: "thread", scope_id: id, text: canon.text.rename(text), from_turn: 0, to_turn: 0 }];
  });
  return [...summaries, ...added];
};

const overridden = (canon: Canon, { scope, scope_id }: Summary): string | null =>
  scope === "thread" ? (canon.threads.thread(scope_id)?.summary ?? null) : null;
