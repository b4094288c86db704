import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { DatabaseConnection } from "../tokens.ts";

/** The state of a database to which it is reset. */
export interface DatabaseState {
  /** All columns and indexes, in one hash. */
  readonly schema: string;
  /** The tables that hold rows, each with a hash of them that changes with every write. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Reads the state of a database. */
export const readState = async ({ sql: db }: DatabaseConnection): Promise<DatabaseState> => {
  const { rows: found } = await sql<{ schema: string; tables: string[] }>`select
      md5(string_agg(concat_ws(' ', c.relname, a.attname, a.atttypid, a.attnotnull), ',' order by c.relname, a.attnum)) as schema,
      array_agg(distinct c.relname::text) filter (where c.relkind = 'r' and c.relname <> 'migrations') as tables
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace`.execute(db);
  const [{ schema, tables } = { schema: "", tables: [] }] = found;
  const hashes = tables.map((table) => `select '${table}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as hash from "${table}"`);
  const { rows } = await sql.raw<{ name: string; hash: string }>(hashes.join(" union all ")).execute(db);
  return { schema, rows: Object.fromEntries(rows.filter(({ hash }) => !hash.startsWith("0 ")).map(({ name, hash }) => [name, hash])) };
};

/** Removes every row that the initial state does not have. False when the database cannot be brought back to it. */
export const resetRows = async (database: DatabaseConnection, initial: DatabaseState): Promise<boolean> =>
  // A test may end inside a transaction, which holds the only connection.
  Promise.race([reset(database, initial).catch(() => false), sleep(timeLimit, false, { ref: false })]);

const timeLimit = 5000;

const reset = async (database: DatabaseConnection, initial: DatabaseState): Promise<boolean> => {
  const { schema, rows } = await readState(database);
  if (schema !== initial.schema) return false;
  const filled = Object.keys(rows).filter((table) => !(table in initial.rows));
  if (filled.length > 0) await truncate(database, filled);
  await sql`reset all`.execute(database.sql);
  const left = Object.keys(initial.rows).length === 0 ? {} : (await readState(database)).rows;
  return Object.entries(initial.rows).every(([table, hash]) => left[table] === hash);
};

// `cascade` also empties tables that refer to these: where one is the fixture's, its rows are then found to differ.
const truncate = async ({ sql: db }: DatabaseConnection, tables: readonly string[]): Promise<void> => {
  await sql.raw(`truncate ${tables.map((table) => `"${table}"`).join(", ")} restart identity cascade`).execute(db);
};
