import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Periods } from "./periods.ts";
import { rules } from "./rules.ts";
import type { Rule } from "./rules.ts";
import type { Removed } from "./tokens.ts";

/** Rows in one statement: locks are short, and the log of the database is written in parts. */
const batch = 2000;

/** Removes what is older than its period, or only counts it. Safe beside play, and on several servers at once. */
export const prune = async (database: DatabaseConnection, periods: Periods, dryRun: boolean): Promise<readonly Removed[]> => {
  const removed: Removed[] = [];
  for (const rule of rules) {
    const days = periods[rule.period];
    const rows = days === null ? 0 : await (dryRun ? count(database, rule, days) : removeAll(database, rule, days));
    removed.push({ kind: rule.period, days, rows });
  }
  if (!dryRun) await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(database.sql);
  if (!dryRun && removed.some(({ rows }) => rows > 0)) await giveBack(database);
  return removed;
};

const count = async ({ sql: db }: DatabaseConnection, { table, expired }: Rule, days: number): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::integer as rows from ${sql.table(table)} t where ${expired(endOf(days))}`.execute(db);
  return rows[0]?.rows ?? 0;
};

const removeAll = async ({ sql: db }: DatabaseConnection, { table, expired, remove }: Rule, days: number): Promise<number> => {
  const chosen = sql`select t.ctid from ${sql.table(table)} t where ${expired(endOf(days))} limit ${sql.lit(batch)}`;
  let total = 0;
  for (let found = batch; found > 0; total += found) found = (await remove(chosen).execute(db)).rows.length;
  return total;
};

const endOf = (days: number) => sql<Date>`now() - make_interval(days => ${sql.lit(days)})`;

/** A server has autovacuum; the embedded database uses the space again only after this. */
const giveBack = async ({ engine, sql: db }: DatabaseConnection): Promise<void> => {
  if (engine === "postgres") return;
  const tables = [...new Set([...rules.map(({ table }) => table), "run_events", "run_artifacts"])];
  await sql`vacuum (analyze) ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
};
