import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { encodeJson } from "../json.ts";
import type { Tables } from "../tables.ts";

/** The source and the target of a copy. */
export interface CopyScope {
  readonly from: Kysely<Tables>;
  readonly to: Kysely<Tables>;
}

/** Rows that go over in one statement. */
const batch = 100;

/** Copies the rows of a table for which `where` holds, with all columns. `change` maps each row as JSON. */
export const copyRows = async (
  { from, to }: CopyScope,
  table: string,
  where: RawBuilder<unknown>,
  change: (row: object) => object = (row) => row,
): Promise<void> => {
  const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${where}`.execute(from);
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch).map(({ row }) => change(row));
    await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${encodeJson(some)}::jsonb)`.execute(
      to,
    );
  }
};

/** Names of the tables that have a column, in the order of their names. */
export const tablesWith = async (db: Kysely<Tables>, column: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = ${column} and t.table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
};
