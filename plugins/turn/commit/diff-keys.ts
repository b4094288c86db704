import type { RowKeys } from "freeform-rpg/db";
import type { Turning } from "./tables.ts";
import type { StateDiff } from "freeform-rpg/schemas";

/** Every row that the diff reads or writes, by table: what has to be looked up. */
export const keysOf = (diff: StateDiff, { sceneId, elsewhere = [] }: Pick<Turning, "sceneId" | "elsewhere">): RowKeys => ({
  scene: elsewhere.length > 0 || Object.keys(diff.scene_update).length > 0 ? [[sceneId], ...elsewhere.map((id) => [id])] : [],
  director: Object.keys(diff.director).length > 0 ? [["director"]] : [],
  entities: ids([...diff.entities_add, ...diff.entities_update]),
  facts: ids([...diff.facts_add, ...diff.facts_update]),
  threads: ids([...diff.threads_add, ...diff.threads_update, ...diff.threads_resolve]),
  clocks: ids(diff.clocks),
  inventory: distinct(diff.inventory_changes.map(({ owner_id, item_id }) => [owner_id, item_id])),
  relationships: distinct(diff.relationship_changes.map(({ a_id, b_id, rel_type }) => [a_id, b_id, rel_type])),
  situations: ids(diff.situations),
  threats: ids(diff.threats),
  summaries: ids(diff.summaries),
});

const ids = (changes: readonly { readonly id: string }[]): string[][] => distinct(changes.map(({ id }) => [id]));

const distinct = (keys: readonly string[][]): string[][] => [...new Map(keys.map((key) => [key.join("\n"), key])).values()];
