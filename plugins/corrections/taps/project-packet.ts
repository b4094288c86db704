import type { ContextPacket } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { standingEntities, standingEntity, standingThread } from "./map-ids.ts";
import { nameAliases } from "./name-aliases.ts";
import { tellDeep } from "./tell-deep.ts";

/** The packet as canon has it, whoever made it; a packet of a canonical world stays as it is but for its note on names. */
export const projectPacket = (packet: ContextPacket, canon: Canon): ContextPacket => {
  if (canon.plain) return packet;
  const { selection, tokens, calibration, recent_moves, genre_rules, ...spoken } = packet;
  const told = tellDeep(spoken, canon);
  const entities = told.entities.flatMap((entity) => projectEntity(canon, entity));
  return {
    ...told,
    selection,
    tokens,
    calibration,
    recent_moves,
    genre_rules: tellDeep(genre_rules, canon),
    actor_id: standingEntity(canon, told.actor_id) ?? told.actor_id,
    scene: projectScene(canon, told.scene),
    present_entities: standingEntities(canon, packet.present_entities),
    entities,
    facts: told.facts.flatMap((fact) => {
      const subject_id = standingEntity(canon, fact.subject_id);
      return subject_id === null ? [] : [{ ...fact, subject_id }];
    }),
    threads: told.threads.flatMap((thread) => projectThread(canon, thread)),
    inventory: told.inventory.flatMap((held) => {
      const [owner_id, item_id] = [standingEntity(canon, held.owner_id), standingEntity(canon, held.item_id)];
      return owner_id === null || item_id === null ? [] : [{ ...held, owner_id, item_id, name: nameOf(canon, item_id) ?? held.name }];
    }),
    npc_agendas: keysStanding(canon, told.npc_agendas),
    npc_capabilities: keysStanding(canon, told.npc_capabilities),
    lore_context: { ...told.lore_context, ...noteNames(canon, entities) },
  };
};

const nameOf = (canon: Canon, id: string): string | undefined => canon.entities.entity(id)?.name;

const projectEntity = (canon: Canon, entity: ContextPacket["entities"][number]): ContextPacket["entities"] => {
  if (standingEntity(canon, entity.id) !== entity.id) return entity.id === canon.entities.entity(entity.id)?.id ? [entity] : [];
  const standing = canon.entities.entity(entity.id);
  if (standing === null) return [entity];
  return [{ ...entity, name: standing.name, attrs: nameAliases(entity.attrs, standing.openAliases) }];
};

const projectScene = (canon: Canon, scene: ContextPacket["scene"]): ContextPacket["scene"] => {
  const location_id = standingEntity(canon, scene.location_id) ?? scene.location_id;
  return {
    ...scene,
    location_id,
    location_name: nameOf(canon, location_id) ?? scene.location_name,
    exits: standingEntities(
      canon,
      scene.exits.map(({ id }) => id),
    ).map((id) => ({ id, name: nameOf(canon, id) ?? scene.exits.find((exit) => exit.id === id)?.name ?? id })),
  };
};

const projectThread = (canon: Canon, thread: ContextPacket["threads"][number]): ContextPacket["threads"] => {
  if (standingThread(canon, thread.id) !== thread.id) return [];
  const { title, status } = canon.threads.thread(thread.id) ?? thread;
  const related_entity_ids = standingEntities(canon, thread.related_entity_ids);
  return [{ ...thread, title: canon.text.tell(title), status: status ?? thread.status, related_entity_ids }];
};

const keysStanding = <T>(canon: Canon, held: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(held).flatMap(([id, one]) => [standingEntity(canon, id)].flatMap((key) => (key === null ? [] : [[key, one]]))),
  );

/** Tells models which names are out of use. It names nothing hidden: what models do not hear they cannot repeat. */
const noteNames = (canon: Canon, entities: ContextPacket["entities"]): ContextPacket["lore_context"] => {
  const canonical = entities.flatMap(({ id }) => {
    const found = canon.entities.entity(id);
    const former = found?.formerNames.filter((name) => found.openAliases.includes(name)) ?? [];
    return found && former.length > 0 ? [{ id, call_it: found.name, never: former }] : [];
  });
  return canonical.length > 0 ? { canonical_names: canonical } : {};
};
