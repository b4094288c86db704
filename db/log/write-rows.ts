import type { RowChange, StateTable } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { encodeJson } from "../json.ts";
import { keyColumns, rowColumns } from "./columns.ts";
import type { Tables } from "../tables.ts";

/** Writes the rows of an event into the state tables, all tables in one statement. Each row may occur once (see `lastChanges`). */
export const writeRows = async (db: Kysely<Tables>, campaignId: string, changes: readonly RowChange[]): Promise<void> => {
  const parts = rowParts(campaignId, changes);
  if (parts.length > 0) await sql`with ${sql.join(parts)} select 1`.execute(db);
};

/** The parts of a statement that write these rows: at most one that puts and one that drops rows for each table. */
export const rowParts = (campaignId: string, changes: readonly RowChange[]): RawBuilder<unknown>[] =>
  [...byTable(changes)].flatMap(([table, own]) => [...putPart(table, campaignId, own), ...dropPart(table, campaignId, own)]);

const byTable = (changes: readonly RowChange[]): Map<StateTable, RowChange[]> => Map.groupBy(changes, ({ table }) => table);

const putPart = (table: StateTable, campaignId: string, changes: readonly RowChange[]): RawBuilder<unknown>[] => {
  const rows = changes.flatMap(({ row }) => (row === null ? [] : [row]));
  if (rows.length === 0) return [];
  const columns = list(rowColumns(table));
  const updates = rowColumns(table).filter((column) => !keyColumns(table).includes(column));
  return [
    sql`${sql.ref(`put_${table}`)} as (
      insert into ${sql.table(table)} (campaign_id, ${columns})
      select ${campaignId}, ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${encodeJson(rows)}::jsonb)
      on conflict (campaign_id, ${list(keyColumns(table))})
      do update set ${sql.join(updates.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))})`,
  ];
};

const dropPart = (table: StateTable, campaignId: string, changes: readonly RowChange[]): RawBuilder<unknown>[] => {
  const columns = keyColumns(table);
  const keys = changes
    .filter(({ row }) => row === null)
    .map(({ key }) => Object.fromEntries(columns.map((column, place) => [column, key[place]])));
  if (keys.length === 0) return [];
  return [
    sql`${sql.ref(`drop_${table}`)} as (
      delete from ${sql.table(table)} t
      using jsonb_to_recordset(${encodeJson(keys)}::jsonb) as k(${sql.join(columns.map((column) => sql`${sql.ref(column)} text`))})
      where t.campaign_id = ${campaignId} and ${sql.join(
        columns.map((column) => sql`t.${sql.ref(column)} = k.${sql.ref(column)}`),
        sql` and `,
      )})`,
  ];
};

const list = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)));
