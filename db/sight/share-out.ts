import type { Outlook, RowChange, StateTable } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { parseChanges } from "../log/parse-changes.ts";
import { readRows } from "../log/read-state.ts";
import type { Tables } from "../tables.ts";
import { rowKey } from "../fold.ts";
import type { NewEvent, RowKeys } from "../tokens.ts";
import { openOutlooks } from "./outlooks.ts";
import { keyText, rowText } from "./row-text.ts";
import type { OutlookBook, Row } from "./outlooks.ts";
import { refreshed } from "./refreshed.ts";
import { outlookTables } from "./seen-by.ts";
import { isInSight } from "./in-sight.ts";
import type { SceneRow } from "./in-sight.ts";

/** Everybody who has no outlooks of their own. */
export const everybody = "";

/** All rows that an event writes: its own changes, and the outlooks that come of them where something is or becomes private. */
export const withOutlooks = async (db: Kysely<Tables>, event: NewEvent, changes: RowChange[], parted: boolean): Promise<RowChange[]> => {
  const isPrivate = event.witnesses !== undefined || event.shares !== undefined;
  return isPrivate || parted ? [...changes, ...parseChanges(await shareOut(db, event, changes))] : changes;
};

/** The outlooks that an event changes: what its witnesses now know, and what all others still believe. */
const shareOut = async (db: Kysely<Tables>, event: NewEvent, changes: readonly RowChange[]): Promise<RowChange[]> => {
  const { played, outlooks, scenes } = await readSight(db, event.campaignId);
  const book = openOutlooks(outlooks);
  for (const id of played) book.admit(id, everybody);
  // Characters whose players have left keep what they know.
  const eyes = [...new Set([...book.eyes(), everybody])];
  const told = toldBy(event);
  const rows = await readTruth(db, event, changes, outlooks);
  const sharing: Sharing = { book, eyes, told, rows, turnNo: event.turnNo, sees: (eye) => event.witnesses?.includes(eye) ?? true };
  for (const change of changes) shareChange(change, sharing);
  for (const [key, { to, table }] of told.shared) for (const eye of to ?? eyes) book.drop(eye, table, key);
  const after = scenesAfter(scenes, changes);
  for (const eye of eyes.filter(sharing.sees)) shareSight(eye, after, sharing);
  return book.changes();
};

interface Sharing {
  readonly book: OutlookBook;
  readonly eyes: readonly string[];
  readonly told: Told;
  /** Rows before and after the event, by table and key. */
  readonly rows: { readonly before: ReadonlyMap<string, Row>; after(table: StateTable, key: string): Row | null };
  readonly turnNo: number;
  sees(eye: string): boolean;
}

/** What an event tells in words: facts and entities by their ids, and what the DM shares. */
interface Told {
  readonly ids: ReadonlySet<string>;
  readonly shared: ReadonlyMap<string, { readonly table: StateTable; readonly to: readonly string[] | null }>;
}

const toldBy = ({ engineEvents, shares = [] }: NewEvent): Told => {
  const details = (Array.isArray(engineEvents) ? engineEvents : []).flatMap((one: { details?: Row; type?: string }) => [one.details ?? {}]);
  const ids = details.flatMap(({ fact_id, fact_ids, subject_id }) => [fact_id, subject_id, ...(Array.isArray(fact_ids) ? fact_ids : [])]);
  return {
    ids: new Set(ids.filter((id) => typeof id === "string")),
    shared: new Map(shares.map(({ table, key, to }) => [keyText(key), { table, to }])),
  };
};

const shareChange = ({ table, key, row }: RowChange, { book, eyes, told, rows, turnNo, sees }: Sharing): void => {
  if (!isOutlookTable(table)) return;
  const at = keyText(key);
  const before = rows.before.get(rowText(table, at)) ?? null;
  // Everybody sees how far a clock has come that everybody knows.
  if (table === "clocks" && before?.["visibility"] === "known") return;
  const { to } = told.shared.get(at) ?? {};
  for (const eye of eyes) {
    const own = book.find(eye, table, at);
    if (!(to === undefined ? sees(eye) : to === null || to.includes(eye))) {
      if (own === undefined && JSON.stringify(before) !== JSON.stringify(row)) book.put(eye, table, at, before);
    } else if (own !== undefined && mayRefresh(table, at, own, told)) book.put(eye, table, at, refreshed(table, own.known, row, turnNo));
  }
};

/** A fact is learnt by hearing of it; that it changed in someone's presence tells nothing. */
const mayRefresh = (table: StateTable, key: string, own: Outlook, told: Told): boolean =>
  table === "facts" ? told.ids.has(key) : table !== "entities" || own.known !== null || told.ids.has(key);

/** What is in front of a character is known as it is. */
const shareSight = (eye: string, scenes: readonly SceneRow[], { book, told, rows, turnNo }: Sharing): void => {
  for (const own of book.of(eye)) {
    if (own.table_name === "") continue;
    const table = own.table_name as StateTable;
    const row = rows.after(table, own.row_key);
    const isTold = (table === "facts" || table === "entities") && told.ids.has(own.row_key);
    if (isTold || isInSight(eye, own, row, scenes)) book.put(eye, table, own.row_key, refreshed(table, own.known, row, turnNo));
  }
};

const isOutlookTable = (table: StateTable): boolean => outlookTables.some((one) => one === table);

const scenesAfter = (before: readonly SceneRow[], changes: readonly RowChange[]): SceneRow[] => {
  const scenes = new Map(before.map((scene) => [scene.id, scene]));
  for (const { table, key, row } of changes) {
    if (table !== "scene") continue;
    if (row === null) scenes.delete(key[0] ?? "");
    else scenes.set(key[0] ?? "", row as unknown as SceneRow);
  }
  return [...scenes.values()];
};

const readSight = async (db: Kysely<Tables>, campaignId: string) => {
  const { rows } = await sql<{ played: string[]; outlooks: Outlook[]; scenes: SceneRow[] }>`select
    (select coalesce(jsonb_agg(distinct character_id order by character_id), '[]') from members
      where campaign_id = ${campaignId} and character_id is not null) as played,
    (select coalesce(jsonb_agg(to_jsonb(o) - 'campaign_id'), '[]') from outlooks o where campaign_id = ${campaignId}) as outlooks,
    (select coalesce(jsonb_agg(to_jsonb(s) - 'campaign_id'), '[]') from scene s where campaign_id = ${campaignId}) as scenes`.execute(db);
  return rows[0] ?? { played: [], outlooks: [], scenes: [] };
};

/** The rows that the event changes or that an outlook stands for. */
const readTruth = async (
  db: Kysely<Tables>,
  { campaignId }: NewEvent,
  changes: readonly RowChange[],
  outlooks: readonly Outlook[],
): Promise<Sharing["rows"]> => {
  const wanted = new Map<StateTable, string[][]>();
  const want = (table: StateTable, key: readonly string[]) => wanted.set(table, [...(wanted.get(table) ?? []), [...key]]);
  for (const { table, key } of changes) if (isOutlookTable(table)) want(table, key);
  for (const { table_name, row_key } of outlooks) if (table_name !== "") want(table_name as StateTable, row_key.split("\n"));
  const keys: RowKeys = Object.fromEntries(wanted);
  const found = await readRows(db, campaignId, keys);
  const before = new Map<string, Row>();
  for (const table of outlookTables) for (const row of found[table]) before.set(rowText(table, keyText(rowKey(table, row))), row);
  const changed = new Map(changes.map(({ table, key, row }) => [rowText(table, keyText(key)), row]));
  return {
    before,
    after: (table, key) => {
      const at = rowText(table, key);
      return changed.has(at) ? (changed.get(at) ?? null) : (before.get(at) ?? null);
    },
  };
};
