import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { DatabaseConnection } from "../tokens.ts";

/** The rows of a table, as far as it is known whether they are still the same ones. */
interface TableState {
  readonly count: number;
  /** The last transaction that wrote one of the rows. */
  readonly newest: number;
}

/** The state of a database to which it is reset. */
export interface DatabaseState {
  /** All columns and indexes, in one hash. */
  readonly schema: string;
  /** The tables that hold rows. */
  readonly tables: Readonly<Record<string, TableState>>;
}

/** Reads the state of a database. */
export const readState = async ({ sql: db }: DatabaseConnection): Promise<DatabaseState> => {
  const { rows: found } = await sql<{ schema: string; tables: string[] }>`select
      md5(string_agg(concat_ws(' ', c.relname, a.attname, a.atttypid, a.attnotnull), ',' order by c.relname, a.attnum)) as schema,
      array_agg(distinct c.relname::text) filter (where c.relkind = 'r' and c.relname <> 'migrations') as tables
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace`.execute(db);
  const [{ schema, tables } = { schema: "", tables: [] }] = found;
  const states = tables.map(
    (table) => `select '${table}' as name, count(*)::int as count, max(xmin::text::float) as newest from "${table}"`,
  );
  const { rows } = await sql.raw<TableState & { readonly name: string }>(states.join(" union all ")).execute(db);
  return {
    schema,
    tables: Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count, newest }) => [name, { count, newest }])),
  };
};

/** Removes every row that the initial state does not have. False when the database cannot be brought back to it. */
export const resetRows = async (database: DatabaseConnection, initial: DatabaseState): Promise<boolean> =>
  // A test may end inside a transaction, which holds the only connection.
  Promise.race([reset(database, initial).catch(() => false), sleep(timeLimit, false, { ref: false })]);

const timeLimit = 5000;

const reset = async (database: DatabaseConnection, initial: DatabaseState): Promise<boolean> => {
  const { schema, tables } = await readState(database);
  if (schema !== initial.schema) return false;
  const filled = Object.keys(tables).filter((table) => !(table in initial.tables));
  if (filled.length > 0) await truncate(database, filled);
  for (const [table, { newest }] of Object.entries(initial.tables))
    if (tables[table]?.newest !== newest) await removeNewer(database, table, newest);
  await sql`reset all`.execute(database.sql);
  const left = Object.keys(initial.tables).length === 0 ? {} : (await readState(database)).tables;
  return Object.entries(initial.tables).every(
    ([table, { count, newest }]) => left[table]?.count === count && left[table].newest === newest,
  );
};

// `cascade` also empties tables that refer to these: where one is the fixture's, its rows are then found to differ.
const truncate = async ({ sql: db }: DatabaseConnection, tables: readonly string[]): Promise<void> => {
  await sql.raw(`truncate ${tables.map((table) => `"${table}"`).join(", ")} restart identity cascade`).execute(db);
};

// A row of the fixture that was changed is newer too and goes: the fixture's rows are then found to be fewer.
const removeNewer = async ({ sql: db }: DatabaseConnection, table: string, newest: number): Promise<void> => {
  await sql`delete from ${sql.table(table)} where xmin::text::float > ${newest}`.execute(db);
};
