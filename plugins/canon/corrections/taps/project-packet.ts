import type { ContextPacket, ShownPacket } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { liveEntityIds, liveEntityId, liveThreadId } from "./live-ids.ts";
import { withAliases } from "./with-aliases.ts";
import { renameDeep } from "./rename-deep.ts";

/** The packet with canonical names and ids. A packet of a canonical world gains only its list of former names. */
export const projectPacket = ({ selection, tokens, ...packet }: ContextPacket, canon: Canon): ContextPacket => ({
  ...projectShown(packet, canon),
  selection,
  tokens,
});

/** The same of the part of a packet that models read. */
export const projectShown = (packet: ShownPacket, canon: Canon): ShownPacket => {
  if (canon.plain) return packet;
  const { calibration, recent_moves, genre_rules, ...spoken } = packet;
  const renamed = renameDeep(spoken, canon);
  const entities = renamed.entities.flatMap((entity) => projectEntity(canon, entity));
  return {
    ...renamed,
    calibration,
    recent_moves,
    genre_rules: renameDeep(genre_rules, canon),
    actor_id: liveEntityId(canon, renamed.actor_id) ?? renamed.actor_id,
    scene: projectScene(canon, renamed.scene),
    present_entities: liveEntityIds(canon, packet.present_entities),
    entities,
    facts: renamed.facts.flatMap((fact) => {
      const subject_id = liveEntityId(canon, fact.subject_id);
      return subject_id === null ? [] : [{ ...fact, subject_id }];
    }),
    threads: renamed.threads.flatMap((thread) => projectThread(canon, thread)),
    inventory: renamed.inventory.flatMap((item) => {
      const [owner_id, item_id] = [liveEntityId(canon, item.owner_id), liveEntityId(canon, item.item_id)];
      return owner_id === null || item_id === null ? [] : [{ ...item, owner_id, item_id, name: nameOf(canon, item_id) ?? item.name }];
    }),
    npc_agendas: projectKeys(canon, renamed.npc_agendas),
    npc_capabilities: projectKeys(canon, renamed.npc_capabilities),
    lore_context: { ...renamed.lore_context, ...listFormerNames(canon, entities) },
  };
};

const nameOf = (canon: Canon, id: string): string | undefined => canon.entities.entity(id)?.name;

const projectEntity = (canon: Canon, entity: ContextPacket["entities"][number]): ContextPacket["entities"] => {
  if (liveEntityId(canon, entity.id) !== entity.id) return entity.id === canon.entities.entity(entity.id)?.id ? [entity] : [];
  const canonical = canon.entities.entity(entity.id);
  if (canonical === null) return [entity];
  return [{ ...entity, name: canonical.name, attrs: withAliases(entity.attrs, canonical.publicAliases) }];
};

const projectScene = (canon: Canon, scene: ContextPacket["scene"]): ContextPacket["scene"] => {
  const location_id = liveEntityId(canon, scene.location_id) ?? scene.location_id;
  return {
    ...scene,
    location_id,
    location_name: nameOf(canon, location_id) ?? scene.location_name,
    exits: liveEntityIds(
      canon,
      scene.exits.map(({ id }) => id),
    ).map((id) => ({ id, name: nameOf(canon, id) ?? scene.exits.find((exit) => exit.id === id)?.name ?? id })),
  };
};

const projectThread = (canon: Canon, thread: ContextPacket["threads"][number]): ContextPacket["threads"] => {
  if (liveThreadId(canon, thread.id) !== thread.id) return [];
  const { title, status } = canon.threads.thread(thread.id) ?? thread;
  const related_entity_ids = liveEntityIds(canon, thread.related_entity_ids);
  return [{ ...thread, title: canon.text.rename(title), status: status ?? thread.status, related_entity_ids }];
};

const projectKeys = <T>(canon: Canon, item: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([id, one]) => [liveEntityId(canon, id)].flatMap((key) => (key === null ? [] : [[key, one]]))),
  );

/** Tells models which former names to avoid. Hidden names are not listed: models cannot repeat a name they do not see. */
const listFormerNames = (canon: Canon, entities: ContextPacket["entities"]): ContextPacket["lore_context"] => {
  const canonical = entities.flatMap(({ id }) => {
    const found = canon.entities.entity(id);
    const former = found?.formerNames.filter((name) => found.publicAliases.includes(name)) ?? [];
    return found && former.length > 0 ? [{ id, call_it: found.name, never: former }] : [];
  });
  return canonical.length > 0 ? { canonical_names: canonical } : {};
};
