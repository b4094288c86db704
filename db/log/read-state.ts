import type { GameState, StateTable } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { campaignNotFound } from "../errors.ts";
import { encodeJson } from "../json.ts";
import { emptyState, sortState, stateTableNames } from "../fold.ts";
import { keyColumns } from "./columns.ts";
import type { Tables } from "../tables.ts";
import type { RowKeys } from "../tokens.ts";

/** SQL for the whole state of the campaign as one JSON object. */
export const stateObject = (campaignId: string): RawBuilder<GameState> =>
  sql<GameState>`jsonb_build_object(${sql.join(stateTableNames.flatMap((table) => [sql.lit(table), tableRows(table, campaignId)]))})`;

const tableRows = (table: StateTable, campaignId: string): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(to_jsonb(t) - 'campaign_id'), '[]') from ${sql.table(table)} t where t.campaign_id = ${campaignId})`;

/** The current state tables of a campaign, in one statement. Throws `campaign_not_found`. */
export const readState = async (db: Kysely<Tables>, campaignId: string): Promise<GameState> => {
  const { rows } = await sql<{ state: GameState }>`
    select ${stateObject(campaignId)} as state from campaigns where id = ${campaignId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw campaignNotFound(campaignId);
  return sortState(row.state);
};

/** Rows by their keys, all tables in one statement; what is missing is left out, and tables that were not asked for are empty. */
export const readRows = async (db: Kysely<Tables>, campaignId: string, keys: RowKeys): Promise<GameState> => {
  if (Object.values(keys).every((asked) => asked.length === 0)) return emptyState();
  const { rows } = await sql<{ found: Partial<GameState> }>`select ${rowsObject(campaignId, keys)} as found`.execute(db);
  return { ...emptyState(), ...rows[0]?.found };
};

/** SQL for rows by their keys as one JSON object; tables that were not asked for are left out. */
export const rowsObject = (campaignId: string, keys: RowKeys): RawBuilder<Partial<GameState>> => {
  const asked = stateTableNames.filter((table) => (keys[table] ?? []).length > 0);
  if (asked.length === 0) return sql`'{}'::jsonb`;
  const parts = asked.flatMap((table) => [sql.lit(table), rowsAt(table, campaignId, keys[table] ?? [])]);
  return sql`jsonb_build_object(${sql.join(parts)})`;
};

const rowsAt = (table: StateTable, campaignId: string, keys: readonly (readonly string[])[]): RawBuilder<unknown> => {
  const columns = keyColumns(table);
  const wanted = encodeJson(keys.map((key) => Object.fromEntries(columns.map((column, place) => [column, key[place]]))));
  return sql`(select coalesce(jsonb_agg(to_jsonb(t) - 'campaign_id'), '[]') from ${sql.table(table)} t
    join (select distinct * from jsonb_to_recordset(${wanted}::jsonb) as k(${sql.join(columns.map((column) => sql`${sql.ref(column)} text`))})) k
      using (${sql.join(columns.map((column) => sql.ref(column)))})
    where t.campaign_id = ${campaignId})`;
};
