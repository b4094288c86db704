import type { Tables } from "./tables.ts";
import type { RowLookup } from "freeform-rpg/db";
import type { RowChange, StateDiff } from "freeform-rpg/schemas";
import { applyConditions } from "./apply/conditions.ts";
import { applyEntities } from "./apply/entities.ts";
import { applyFacts } from "./apply/facts.ts";
import { applyNumbers } from "./apply/numbers.ts";
import { applyStage } from "./apply/stage.ts";
import { applyThreads } from "./apply/threads.ts";
import { keysOf } from "./diff-keys.ts";
import { editRows } from "./rows.ts";

/**
 * Turns a diff's deltas into absolute new rows, each row at most once, ordered by table and key. Values are clamped:
 * quantities at 0 (the row then goes), clocks to 0 and max, intensities to -10 and 10. Throws `DiffError` for unknown keys.
 */
export const diffToChanges = async (
  diff: StateDiff,
  lookup: RowLookup,
  turn_no: number,
  options: { readonly sceneId?: string } = {},
): Promise<RowChange[]> => {
  const turning = { turnNo: turn_no, sceneId: options.sceneId ?? "scene" };
  const tables = await loadTables(diff, lookup, turning.sceneId);
  for (const apply of [applyStage, applyEntities, applyFacts, applyThreads, applyNumbers, applyConditions]) apply(diff, tables, turning);
  return Object.values(tables).flatMap((table) => table.changes());
};

const loadTables = async (diff: StateDiff, lookup: RowLookup, sceneId: string): Promise<Tables> => {
  const rows = await lookup(keysOf(diff, sceneId));
  return {
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
  };
};
