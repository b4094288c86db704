import { sql } from "kysely";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { TableSize } from "./tokens.ts";

/** The tables of the whole database with their indexes, largest first. The numbers of rows are the planner's estimates. */
export const measureDatabase = async ({ sql: db }: DatabaseConnection): Promise<readonly TableSize[]> => {
  const { rows } = await sql<TableSize>`
    select c.relname as "table", greatest(c.reltuples, 0)::float as "rows", pg_total_relation_size(c.oid)::float as bytes
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by bytes desc, c.relname`.execute(db);
  return rows;
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
