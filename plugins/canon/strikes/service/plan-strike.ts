import { rowKey } from "freeform-rpg/db/lib";
import type { GameState, RowChange, StateTable } from "freeform-rpg/schemas";
import { changedFields, fieldsOf, isSame, moves, takeBackEntries, withField } from "./fields.ts";
import type { Row } from "./fields.ts";
import { findUses } from "./find-uses.ts";
import type { Dependent, LoggedChanges } from "./logged-changes.ts";

/** What a strike comes to. */
export interface StrikePlan {
  /** The rows as the strike leaves them. */
  readonly rows: readonly RowChange[];
  /** The present rows, in the order of `rows`; `null` for one that comes back. */
  readonly before: readonly (Row | null)[];
  /** Fields that stay as they are, since the story has moved them on: such as `scene here: time`. */
  readonly stays: readonly string[];
  readonly dependents: readonly Dependent[];
}

/** The states and events that a plan is made of. */
export interface StrikeSources {
  readonly struck: LoggedChanges;
  /** The state before the struck event. */
  readonly before: GameState;
  /** Events after it that count, in order; struck ones included. */
  readonly later: readonly LoggedChanges[];
  /** The present state. */
  readonly now: GameState;
}

/** Rows that a strike never takes back: summaries are written again, and what characters believe follows from the other rows. */
const derived: ReadonlySet<StateTable> = new Set<StateTable>(["summaries", "outlooks"]);

/** Works out what a strike takes back, and which later events depend on that. */
export const planStrike = ({ struck, before, later, now }: StrikeSources): StrikePlan => {
  const planned = struck.changes
    .filter(({ table }) => !derived.has(table))
    .map((change) => planRow(change, { was: find(before, change), now: find(now, change), later: historyOf(change, later) }));
  const changed = planned.filter(({ after, present }) => !isSame(after, present));
  const created = struck.changes.filter((change) => change.row !== null && !derived.has(change.table) && find(before, change) === null);
  return {
    rows: changed.map(({ change, after }) => ({ ...change, row: after as RowChange["row"] })),
    before: changed.map(({ present }) => present),
    stays: planned.flatMap(({ stays }) => stays),
    dependents: [...planned.flatMap(({ dependents }) => dependents), ...findUses(created, later)],
  };
};

interface PlannedRow {
  readonly change: RowChange;
  readonly present: Row | null;
  readonly after: Row | null;
  readonly stays: readonly string[];
  readonly dependents: readonly Dependent[];
}

interface RowHistory {
  readonly was: Row | null;
  readonly now: Row | null;
  readonly later: readonly LaterRow[];
}

/** What a later event made of the row. */
interface LaterRow {
  readonly event: LoggedChanges;
  readonly row: Row | null;
}

const find = (state: GameState, { table, key }: RowChange): Row | null =>
  state[table].find((row) => rowKey(table, row).join("\u0000") === key.join("\u0000")) ?? null;

const historyOf = ({ table, key }: RowChange, later: readonly LoggedChanges[]): LaterRow[] =>
  later.flatMap((event) =>
    event.changes
      .filter((change) => change.table === table && change.key.join("\u0000") === key.join("\u0000"))
      .map(({ row }) => ({ event, row })),
  );

const planRow = (change: RowChange, history: RowHistory): PlannedRow => {
  if (change.table === "plugin_states") return planDocument(change, history);
  const { was, now } = history;
  if (was === null || change.row === null || now === null) return planWhole(change, history);
  let after: Row = now;
  const stays: string[] = [];
  const dependents: Dependent[] = [];
  for (const name of changedFields(was, change.row)) {
    const [old, made] = [fieldsOf(was).get(name), fieldsOf(change.row).get(name)];
    const present = fieldsOf(now).get(name);
    if (Array.isArray(old) && Array.isArray(made) && Array.isArray(present))
      after = withField(after, name, takeBackEntries(old, made, present));
    else {
      const movers = changersOf(name, change.row, history.later);
      if (movers.length === 0) after = withField(after, name, old);
      else if (moves(change.table, name, now)) stays.push(`${change.table} ${change.key.join(", ")}: ${name}`);
      else dependents.push(...movers.map((event) => dependentOn(event, change, name)));
    }
  }
  return { change, present: now, after, stays, dependents };
};

/** A document of a plugin is taken back unless later events have written it again: nothing else depends on it, and the engine cannot take it apart. */
const planDocument = (change: RowChange, { was, now, later }: RowHistory): PlannedRow => {
  const movedOn = later.some(({ event, row }, at) => !event.struck && isPlayed(event) && !isSame(row, later[at - 1]?.row ?? change.row));
  const stays = movedOn ? [`${change.table} ${change.key.join(", ")}`] : [];
  return { change, present: now, after: movedOn ? now : was, stays, dependents: [] };
};

/** A row that the event made or removed: it depends on any later change. The director's own row never does. */
const planWhole = (change: RowChange, { was, now, later }: RowHistory): PlannedRow => {
  const changers = later
    .filter(({ event, row }, at) => !event.struck && !isSame(row, later[at - 1]?.row ?? change.row))
    .map(({ event }) => event);
  const dependents = changers.filter(isPlayed).map((event) => dependentOn(event, change, ""));
  return { change, present: now, after: dependents.length > 0 ? now : was, stays: [], dependents };
};

/** The events that changed a field again, without those that were struck and the strikes that took them back. */
const changersOf = (name: string, made: Row, later: readonly LaterRow[]): LoggedChanges[] => {
  let value = fieldsOf(made).get(name);
  const found: LoggedChanges[] = [];
  for (const { event, row } of later.filter(({ event: one }) => !one.struck)) {
    const next = row === null ? undefined : fieldsOf(row).get(name);
    if (!isSame(next, value) && isPlayed(event)) found.push(event);
    value = next;
  }
  return found;
};

const isPlayed = ({ kind }: LoggedChanges): boolean => kind !== "strike";

const dependentOn = ({ turn_no, id, kind }: LoggedChanges, { table, key }: RowChange, field: string): Dependent => ({
  turnNo: turn_no,
  eventId: id,
  kind,
  table,
  key,
  field,
  use: "changes",
});
