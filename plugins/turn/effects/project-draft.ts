import type { Entity, Fact, InventoryItem, Relationship, StateDiff, Thread, World } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "./resolution-draft.ts";

/** Brings the draft's world up to date with its changes: called between actions and after each effect. */
export const refresh = (draft: ResolutionDraft): void => {
  draft.world = projectDraft(draft);
};

/** The world as a draft leaves it so far. */
export const projectDraft = (draft: ResolutionDraft): World => {
  const { start, diff } = draft;
  return {
    ...start,
    actor_id: draft.actorId,
    scene: { ...draft.scene, present_entity_ids: [...draft.present] },
    director: draft.director,
    entities: [...start.entities, ...diff.entities_add].map((entity) => withUpdate(draft, entity)),
    facts: [
      ...start.facts.map((fact) => withFactUpdates(diff, fact)).filter(holds),
      ...diff.facts_add.map((fact) => addedFact(draft, fact)),
    ],
    threads: start.threads.map((thread) => withThreadUpdates(diff, thread)),
    clocks: [...draft.clocks.values()],
    inventory: projectInventory(draft),
    relationships: projectRelationships(start, diff),
    situations: [...draft.situations.values()],
    threats: [...draft.threats.values()],
  };
};

const withUpdate = ({ entityUpdates }: ResolutionDraft, entity: Entity): Entity => {
  const update = entityUpdates.get(entity.id);
  if (update === undefined) return entity;
  const attrs = Object.fromEntries(Object.entries({ ...entity.attrs, ...update.attrs }).filter(([, value]) => value !== null));
  return { ...entity, attrs, visibility: update.known ? "known" : entity.visibility };
};

const withFactUpdates = ({ facts_update }: StateDiff, fact: Fact): Fact =>
  facts_update
    .filter(({ id }) => id === fact.id)
    .reduce(
      (one, { object, visibility, ended }) => ({
        ...one,
        object: object ?? one.object,
        visibility: visibility ?? one.visibility,
        ended_turn: ended === true ? fact.turn_no : one.ended_turn,
      }),
      fact,
    );

const holds = ({ ended_turn }: Fact): boolean => ended_turn === null;

const addedFact = ({ turnNo }: ResolutionDraft, fact: StateDiff["facts_add"][number]): Fact => ({
  ...fact,
  discovered_turn: fact.visibility === "known" ? turnNo : null,
  turn_no: turnNo,
  ended_turn: null,
  origin: "campaign",
  pack_id: null,
});

const withThreadUpdates = ({ threads_update, threads_resolve }: StateDiff, thread: Thread): Thread => {
  const moved = threads_update
    .filter(({ id }) => id === thread.id)
    .reduce((one, { status, visibility }) => ({ ...one, status: status ?? one.status, visibility: visibility ?? one.visibility }), thread);
  const ended = threads_resolve.find(({ id }) => id === thread.id);
  return ended === undefined ? moved : { ...moved, status: ended.status };
};

const projectInventory = ({ start, stock }: ResolutionDraft): InventoryItem[] => {
  const rows = new Map(start.inventory.map((row) => [`${row.owner_id}\n${row.item_id}`, row]));
  for (const [key, { owner_id, item_id, delta }] of stock) {
    const row = rows.get(key) ?? { owner_id, item_id, qty: 0, flags: {} };
    rows.set(key, { ...row, qty: Math.max(0, row.qty + delta) });
  }
  return [...rows.values()].filter(({ qty }) => qty > 0);
};

const projectRelationships = ({ relationships }: World, { relationship_changes }: StateDiff): Relationship[] => {
  const rows = new Map(relationships.map((row) => [`${row.a_id}\n${row.b_id}\n${row.rel_type}`, row]));
  for (const { a_id, b_id, rel_type, delta } of relationship_changes) {
    const key = `${a_id}\n${b_id}\n${rel_type}`;
    const row = rows.get(key) ?? { a_id, b_id, rel_type, intensity: 0, notes: {}, visibility: "known", origin: "campaign", pack_id: null };
    rows.set(key, { ...row, intensity: Math.max(-10, Math.min(10, row.intensity + delta)) });
  }
  return [...rows.values()];
};
