import { canonicalJson } from "freeform-rpg/kernel";
import { RowChange, stateTables } from "freeform-rpg/schemas/campaign";
import type { GameState, StateTable } from "freeform-rpg/schemas";
import { z } from "zod";

type Row = Readonly<Record<string, unknown>>;

/** Names of the state tables. */
export const stateTableNames: readonly StateTable[] = RowChange.shape.table.options;

const State = z.object({
  scene: z.array(stateTables.scene.row),
  director: z.array(stateTables.director.row),
  entities: z.array(stateTables.entities.row),
  facts: z.array(stateTables.facts.row),
  threads: z.array(stateTables.threads.row),
  clocks: z.array(stateTables.clocks.row),
  inventory: z.array(stateTables.inventory.row),
  relationships: z.array(stateTables.relationships.row),
  situations: z.array(stateTables.situations.row),
  threats: z.array(stateTables.threats.row),
  summaries: z.array(stateTables.summaries.row),
  // Snapshots of older versions have none.
  outlooks: z.array(stateTables.outlooks.row).default([]),
  plugin_states: z.array(stateTables.plugin_states.row).default([]),
});

/** A state without a row. */
export const emptyState = (): GameState => State.parse(Object.fromEntries(stateTableNames.map((table) => [table, []])));

/** The key of a row within its campaign, in the order of the table's key columns. */
export const rowKey = (table: StateTable, row: Row): string[] => stateTables[table].key.map((column) => String(row[column]));

/** Applies the rows of `changes` to `state`, later ones over earlier ones: the fold of a log. Pass many changes at once; the input is not modified. */
export const putRows = (state: GameState, changes: readonly RowChange[]): GameState => {
  const rows = indexRows(state);
  for (const { table, key, row } of changes) {
    if (row === null) rows[table].delete(joined(key));
    else rows[table].set(joined(key), row);
  }
  return sortState(State.parse(Object.fromEntries(stateTableNames.map((table) => [table, [...rows[table].values()]]))));
};

/** The changes that make `to` out of `from`. */
export const diffStates = (from: GameState, to: GameState): RowChange[] => {
  const before = indexRows(from);
  const after = indexRows(to);
  return stateTableNames.flatMap((table) => [
    ...[...before[table]].filter(([key]) => !after[table].has(key)).map(([, row]) => ({ table, key: rowKey(table, row), row: null })),
    ...[...after[table]]
      .filter(([key, row]) => !same(before[table].get(key), row))
      .map(([, row]) => RowChange.parse({ table, key: rowKey(table, row), row })),
  ]);
};

/** The last change of every row, in the order of tables and keys. */
export const lastChanges = (changes: readonly RowChange[]): RowChange[] => {
  const last = new Map(changes.map((change) => [`${change.table}\u0000${joined(change.key)}`, change]));
  return [...last].sort(([a], [b]) => compare(a, b)).map(([, change]) => change);
};

/** Orders every table by key, by code unit, independent of the database's collation. Modifies and returns its argument. */
export const sortState = (state: GameState): GameState => {
  for (const table of stateTableNames) {
    const rows: Row[] = state[table];
    rows.sort((a, b) => compare(joined(rowKey(table, a)), joined(rowKey(table, b))));
  }
  return state;
};

const indexRows = (state: GameState): Record<StateTable, Map<string, Row>> => ({
  scene: index("scene", state.scene),
  director: index("director", state.director),
  entities: index("entities", state.entities),
  facts: index("facts", state.facts),
  threads: index("threads", state.threads),
  clocks: index("clocks", state.clocks),
  inventory: index("inventory", state.inventory),
  relationships: index("relationships", state.relationships),
  situations: index("situations", state.situations),
  threats: index("threats", state.threats),
  summaries: index("summaries", state.summaries),
  outlooks: index("outlooks", state.outlooks),
  plugin_states: index("plugin_states", state.plugin_states),
});

const index = (table: StateTable, rows: readonly Row[]): Map<string, Row> => new Map(rows.map((row) => [joined(rowKey(table, row)), row]));

const same = (a: Row | undefined, b: Row): boolean => a !== undefined && canonicalJson(a) === canonicalJson(b);
const joined = (key: readonly string[]): string => key.join("\u0000");
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
