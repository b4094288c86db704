import { sql } from "kysely";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { TableSize } from "./tokens.ts";

/**
 * The tables of the whole database with their indexes, largest first. The numbers of rows are the planner's estimates. It has none for a
 * table that was never analyzed, as in an embedded database: the rows of such a table are counted.
 */
export const measureDatabase = async ({ sql: db }: DatabaseConnection): Promise<readonly TableSize[]> => {
  const { rows: tables } = await sql<TableSize>`
    select c.relname as "table", c.reltuples::float as "rows", pg_total_relation_size(c.oid)::float as bytes
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by bytes desc, c.relname`.execute(db);
  const counted = await countRows(
    db,
    tables.filter(({ rows }) => rows < 0).map(({ table }) => table),
  );
  return tables.map((one) => ({ ...one, rows: counted.get(one.table) ?? one.rows }));
};

const countRows = async (db: DatabaseConnection["sql"], tables: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (tables.length === 0) return new Map();
  const counts = tables.map((table) => sql`select ${sql.lit(table)} as "table", count(*)::float as "rows" from ${sql.table(table)}`);
  const { rows } = await sql<{ table: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map((one) => [one.table, one.rows]));
};

/** The rows of a campaign in each table that has any, largest first, as they are stored: compressed, without indexes. */
export const measureCampaign = async ({ sql: db }: DatabaseConnection, campaignId: string): Promise<readonly TableSize[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'campaign_id' order by table_name`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as "table", count(*)::float as "rows", coalesce(sum(pg_column_size(t.*)), 0)::float as bytes
      from ${sql.table(name)} t where t.campaign_id = ${campaignId}`,
  );
  const { rows } = await sql<TableSize>`
    select * from (${sql.join(parts, sql` union all `)}) measured where "rows" > 0 order by bytes desc, "table"`.execute(db);
  return rows;
};
