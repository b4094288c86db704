import type { DatabaseConnection } from "freeform-rpg/db";
import { encodeJson } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Periods } from "./periods.ts";
import { rules } from "./rules.ts";
import type { Rule } from "./rules.ts";
import { thinSnapshots } from "./thin-snapshots.ts";
import type { Removed } from "./tokens.ts";

/** Rows in one statement: locks are short, and the log of the database is written in parts. */
const batch = 2000;

/** For how long what is kept. */
export interface Keeping {
  readonly periods: Periods;
  /** The days of the kinds of jobs that have their own, by kind. */
  readonly jobDays: Readonly<Record<string, number>>;
}

/** Removes what is older than its period, or only counts it. Safe beside play, and on several servers at once. */
export const prune = async (database: DatabaseConnection, { periods, jobDays }: Keeping, dryRun: boolean): Promise<readonly Removed[]> => {
  const removed: Removed[] = [];
  for (const rule of rules) {
    const days = periods[rule.period];
    const expired = rule.expired(beforeDays(days, rule.period === "jobs" ? jobDays : {}));
    const hasPeriod = days !== null || (rule.period === "jobs" && Object.keys(jobDays).length > 0);
    const rows = hasPeriod ? await (dryRun ? count(database, rule, expired) : removeAll(database, rule, expired)) : 0;
    removed.push({ kind: rule.period, days, rows });
  }
  if (!dryRun) await thinSnapshots(database);
  if (!dryRun) await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(database.sql);
  if (!dryRun && removed.some(({ rows }) => rows > 0)) await giveBack(database);
  return removed;
};

type Expired = RawBuilder<boolean>;

const count = async ({ sql: db }: DatabaseConnection, { table }: Rule, expired: Expired): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::integer as rows from ${sql.table(table)} t where ${expired}`.execute(db);
  return rows[0]?.rows ?? 0;
};

const removeAll = async ({ sql: db }: DatabaseConnection, { table, remove }: Rule, expired: Expired): Promise<number> => {
  const chosen = sql`select t.ctid from ${sql.table(table)} t where ${expired} limit ${sql.lit(batch)}`;
  let total = 0;
  for (let found = batch; found > 0; total += found) found = (await remove(chosen).execute(db)).rows.length;
  return total;
};

/** The end of the period of a row `t`; `null`, before which nothing is, where it has none. */
const beforeDays = (days: number | null, own: Keeping["jobDays"]) => {
  const shared = sql`${sql.lit(days)}::integer`;
  const chosen = Object.keys(own).length === 0 ? shared : sql`coalesce((${encodeJson(own)}::jsonb ->> t.pipeline)::integer, ${shared})`;
  return sql<Date>`now() - make_interval(days => ${chosen})`;
};

/** A server has autovacuum; the embedded database uses the space again only after this. */
const giveBack = async ({ engine, sql: db }: DatabaseConnection): Promise<void> => {
  if (engine === "postgres") return;
  const tables = [...new Set([...rules.map(({ table }) => table), "run_events", "run_artifacts", "state_snapshots"])];
  await sql`vacuum (analyze) ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
};
