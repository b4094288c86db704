import { sql } from "kysely";
import type { Kysely } from "kysely";
import { DatabaseError } from "./errors.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables.ts";

/** Executes SQL without parameters and returns its rows. */
export type AskDatabase = <Row extends object>(query: string) => Promise<readonly Row[]>;

/** Asks a database that is open. */
export const askThrough =
  (db: Kysely<Tables>): AskDatabase =>
  async <Row extends object>(query: string) =>
    (await sql.raw<Row>(query).execute(db)).rows;

/**
 * Throws `database_newer` where a later version has taken away what this one uses. A later version that only added something does not
 * matter: this one goes on beside it.
 */
export const refuseNewer = async (ask: AskDatabase): Promise<void> => {
  const refused = await findRefusal(ask);
  if (refused === null) return;
  throw new DatabaseError(
    "database_newer",
    `A newer version of freeform-rpg has been at work on this database: it made the change "${refused}", which this version cannot work with. ` +
      `Nothing was touched. Install that version or a later one, or go back to a backup from before it.`,
  );
};

/** The name of a migration that this version cannot work with; `null` where there is none. */
const findRefusal = async (ask: AskDatabase): Promise<string | null> => {
  if (!(await isThere(ask, "migrations"))) return null;
  const seen = await ask<{ name: string }>("select name from migrations order by name");
  const known = new Set(migrations.map(({ name }) => name));
  const later = seen.filter(({ name }) => !known.has(name)).at(-1);
  if (later === undefined) return null;
  // Versions from before this table was there said nothing about what they change.
  if (!(await isThere(ask, "contract_migrations"))) return later.name;
  const contracts = await ask<{ name: string; after: string }>("select name, after from contract_migrations order by name");
  return contracts.find(({ name, after }) => !known.has(name) && !known.has(after))?.name ?? null;
};

/** Whether the database has this table. */
export const isThere = async (ask: AskDatabase, table: string): Promise<boolean> => {
  const [found] = await ask<{ there: boolean }>(`select to_regclass('${table}') is not null as there`);
  return found?.there ?? false;
};
