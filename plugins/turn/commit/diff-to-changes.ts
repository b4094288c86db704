import type { Tables, Turning } from "./tables.ts";
import type { RowLookup } from "freeform-rpg/db";
import type { GameState, RowChange, StateDiff } from "freeform-rpg/schemas";
import { applyConditions } from "./apply/conditions.ts";
import { applyEntities } from "./apply/entities.ts";
import { applyFacts } from "./apply/facts.ts";
import { applyNumbers } from "./apply/numbers.ts";
import { applyPluginStates } from "./apply/plugin-states.ts";
import { applyStage } from "./apply/stage.ts";
import { applyThreads } from "./apply/threads.ts";
import { keysOf } from "./diff-keys.ts";
import { settleScenes } from "./settle-scenes.ts";
import { editRows } from "./rows.ts";

/**
 * Turns a diff's deltas into absolute new rows, each row at most once, ordered by table and key. Values are clamped:
 * quantities at 0 (the row then goes), clocks to 0 and max, intensities to -10 and 10. Throws `DiffError` for unknown keys.
 */
export const diffToChanges = async (
  diff: StateDiff,
  lookup: RowLookup,
  turn_no: number,
  options: Partial<Omit<Turning, "turnNo">> = {},
): Promise<RowChange[]> => {
  const turning = { ...options, turnNo: turn_no, sceneId: options.sceneId ?? "scene" };
  const tables = editState(await lookup(keysOf(diff, turning)));
  applyDiff(diff, tables, turning);
  return changesOf(tables);
};

/** Applies a diff to rows in memory. Throws `DiffError` for unknown keys. */
export const applyDiff = (diff: StateDiff, tables: Tables, turning: Turning): void => {
  const before = tables.scene.find(turning.sceneId);
  for (const apply of [applyStage, applyEntities, applyFacts, applyThreads, applyNumbers, applyConditions, applyPluginStates])
    apply(diff, tables, turning);
  settleScenes(before, diff, tables, turning);
};

/** The changes made to rows in memory, by table and key. Throws `DiffError` for a row that has got the wrong shape. */
export const changesOf = (tables: Tables): RowChange[] => Object.values(tables).flatMap((table) => table.changes());

/** Rows of a state to which changes are made in memory. */
export const editState = (rows: GameState): Tables => ({
  scene: editRows("scene", rows.scene),
  director: editRows("director", rows.director),
  entities: editRows("entities", rows.entities),
  facts: editRows("facts", rows.facts),
  threads: editRows("threads", rows.threads),
  clocks: editRows("clocks", rows.clocks),
  inventory: editRows("inventory", rows.inventory),
  relationships: editRows("relationships", rows.relationships),
  situations: editRows("situations", rows.situations),
  threats: editRows("threats", rows.threats),
  summaries: editRows("summaries", rows.summaries),
  outlooks: editRows("outlooks", rows.outlooks),
  plugin_states: editRows("plugin_states", rows.plugin_states),
});
