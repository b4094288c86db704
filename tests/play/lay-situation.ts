import { sceneAt } from "freeform-rpg/plugins/turn/effects/lib";
import { EntityAttrs, stateTables } from "freeform-rpg/schemas/campaign";
import type { Entity, GameState, RowChange, Scene, StateTable, World } from "freeform-rpg/schemas";
import type { Situation } from "./sentence.ts";

/** The campaign as the scenario starts. */
export interface Start {
  readonly state: GameState;
  /** Read at the start; its entities may be few, `state` has all. */
  readonly world: World;
}

/** The rows that a sentence's situation has otherwise than the scenario's start. */
export const laySituation = (start: Start, given: Situation): RowChange[] => {
  const draft = openSituation(start);
  if (given.at !== undefined) goTo(draft, given.at);
  for (const id of given.known) discover(draft, id);
  for (const id of given.present) bring(draft, id);
  for (const id of given.carrying) carry(draft, id);
  return [...draft.rows.values(), ...[...draft.entities.values()].map((entity) => rowChange("entities", entity))];
};

interface SituationDraft {
  readonly start: Start;
  /** All but entities, by table and key. */
  readonly rows: Map<string, RowChange>;
  readonly entities: Map<string, Entity>;
  scene: Scene;
}

const openSituation = (start: Start): SituationDraft => ({ start, rows: new Map(), entities: new Map(), scene: start.world.scene });

const rowChange = (table: StateTable, row: object): RowChange => {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return { table, key: stateTables[table].key.map((column) => String(values[column])), row: JSON.parse(JSON.stringify(row)) };
};

const put = ({ rows }: SituationDraft, table: StateTable, row: object): void => {
  const change = rowChange(table, row);
  rows.set(JSON.stringify([table, ...change.key]), change);
};

const setScene = (draft: SituationDraft, scene: Scene): void => {
  draft.scene = scene;
  put(draft, "scene", scene);
};

const changed = ({ entities, start }: SituationDraft, id: string): Entity | undefined =>
  entities.get(id) ?? start.state.entities.find((one) => one.id === id);

const setEntity = (draft: SituationDraft, id: string, change: (entity: Entity) => Partial<Entity>): void => {
  const entity = changed(draft, id);
  if (entity !== undefined) draft.entities.set(id, { ...entity, ...change(entity) });
};

const know = (draft: SituationDraft, id: string): void => {
  if (changed(draft, id)?.visibility !== "known") setEntity(draft, id, () => ({ visibility: "known" }));
};

const goTo = (draft: SituationDraft, at: string): void => {
  const { state, world } = draft.start;
  const place = state.entities.find(({ id }) => id === at);
  if (place === undefined || at === draft.scene.location_id) return;
  setScene(draft, sceneAt({ ...world, entities: state.entities }, draft.scene, place, 0));
  for (const id of [at, ...draft.scene.present_entity_ids]) if (isSeen(changed(draft, id))) know(draft, id);
};

const isSeen = (entity: Entity | undefined): boolean =>
  entity !== undefined && entity.visibility !== "dm" && !entity.tags.includes("hidden") && entity.attrs["hidden_in"] === undefined;

const discover = (draft: SituationDraft, id: string): void => {
  const fact = draft.start.state.facts.find((one) => one.id === id);
  if (fact === undefined) return find(draft, id);
  put(draft, "facts", { ...fact, visibility: "known" });
  if (changed(draft, fact.subject_id)?.visibility === "world") know(draft, fact.subject_id);
};

const find = (draft: SituationDraft, id: string): void => {
  know(draft, id);
  if (changed(draft, id)?.attrs.location_id === draft.scene.location_id) join(draft, id);
};

const bring = (draft: SituationDraft, id: string): void => {
  know(draft, id);
  takeAway(draft, id);
  setEntity(draft, id, ({ attrs }) => ({ attrs: { ...attrs, location_id: draft.scene.location_id } }));
  join(draft, id);
};

const carry = (draft: SituationDraft, id: string): void => {
  const { actor_id } = draft.start.world;
  know(draft, id);
  takeAway(draft, id);
  setEntity(draft, id, ({ attrs }) => ({ attrs: withoutPlace(attrs) }));
  setScene(draft, { ...draft.scene, present_entity_ids: draft.scene.present_entity_ids.filter((one) => one !== id) });
  put(draft, "inventory", { owner_id: actor_id, item_id: id, qty: 1, flags: {} });
};

const withoutPlace = (attrs: Entity["attrs"]): Entity["attrs"] =>
  EntityAttrs.parse(Object.fromEntries(Object.entries(attrs).filter(([name]) => name !== "location_id" && name !== "hidden_in")));

const join = (draft: SituationDraft, id: string): void =>
  setScene(draft, { ...draft.scene, present_entity_ids: [...new Set([...draft.scene.present_entity_ids, id])] });

const takeAway = (draft: SituationDraft, id: string): void => {
  for (const row of draft.start.state.inventory) if (row.item_id === id) put(draft, "inventory", { ...row, qty: 0 });
};
