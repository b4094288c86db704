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
  /** Changes with each change of a column or an index. */
  readonly schema: string;
  /** The tables that hold rows. */
  readonly tables: Readonly<Record<string, TableState>>;
}

/** Reads the state of a database. */
export const readState = async (database: DatabaseConnection): Promise<DatabaseState> => {
  const { schema, written } = await readShape(database);
  const tables = Object.entries(await readTables(database, written));
  return { schema, tables: Object.fromEntries(tables.filter(([, { count }]) => count > 0)) };
};

/** The schema, and the tables that have ever held a row since they were emptied. Reads catalogs alone: to count all tables takes long. */
const readShape = async ({ sql: db }: DatabaseConnection): Promise<{ readonly schema: string; readonly written: readonly string[] }> => {
  const { rows } = await sql<{ schema: string; written: string[] | null }>`select
      (select count(*) || ' ' || max(xmin::text::float) from pg_attribute) as schema,
      array_agg(relname::text) filter (where relname <> 'migrations' and pg_relation_size(oid) > 0) as written
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const [{ schema, written } = { schema: "", written: null }] = rows;
  return { schema, written: written ?? [] };
};

const readTables = async ({ sql: db }: DatabaseConnection, names: readonly string[]): Promise<Readonly<Record<string, TableState>>> => {
  if (names.length === 0) return {};
  const states = names.map(
    (table) => `select '${table}' as name, count(*)::int as count, max(xmin::text::float) as newest from "${table}"`,
  );
  const { rows } = await sql.raw<TableState & { readonly name: string }>(states.join(" union all ")).execute(db);
  return Object.fromEntries(rows.map(({ name, count, newest }) => [name, { count, newest }]));
};

/** Removes every row that the initial state does not have. False when the database cannot be brought back to it. */
export const resetRows = async (database: DatabaseConnection, initial: DatabaseState): Promise<boolean> =>
  // A test may end inside a transaction, which holds the only connection.
  Promise.race([reset(database, initial).catch(() => false), sleep(timeLimit, false, { ref: false })]);

const timeLimit = 5000;

const reset = async (database: DatabaseConnection, initial: DatabaseState): Promise<boolean> => {
  const { schema, written } = await readShape(database);
  if (schema !== initial.schema) return false;
  const filled = written.filter((table) => !(table in initial.tables));
  if (filled.length > 0) await truncate(database, filled);
  await sql`reset all`.execute(database.sql);
  const names = Object.keys(initial.tables);
  const left = await readTables(database, names);
  const newer = names.filter((table) => left[table]?.newest !== initial.tables[table]?.newest);
  for (const table of newer) await removeNewer(database, table, initial.tables[table]?.newest ?? 0);
  const after = newer.length === 0 ? left : await readTables(database, names);
  return Object.entries(initial.tables).every(
    ([table, { count, newest }]) => after[table]?.count === count && after[table].newest === newest,
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
