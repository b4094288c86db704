import { createHash } from "node:crypto";
import { messageOf } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { DatabaseError } from "./errors.ts";
import { askThrough } from "./refuse-newer.ts";
import { refuseNewerPlugins } from "./refuse-newer-plugins.ts";
import type { Contributed, DatabaseConnection, PluginMigration } from "./tokens.ts";

/**
 * Runs the migrations of plugins that this database has not seen, each in a transaction of its own; returns them as `plugin: name`. Several processes at once are safe: one
 * runs them while the others wait. Throws `plugin_migration_failed`, which names plugin and migration; nothing of that migration is kept.
 * Throws `plugin_migration_changed` for one whose statements are no longer those that this database was changed by, and `database_newer` where a later
 * version of a plugin has taken away what this one uses.
 */
export const migratePlugins = async (database: DatabaseConnection, contributed: Contributed): Promise<readonly string[]> => {
  requireDistinct(contributed);
  requireKnown(contributed);
  await refuseNewerPlugins(askThrough(database.sql), contributed);
  const done: string[] = [];
  for (const { plugin, value } of contributed) if (await runOnce(database, plugin, value)) done.push(`${plugin}: ${value.name}`);
  return done;
};

const requireDistinct = (contributed: Contributed): void => {
  const names = contributed.map(({ plugin, value }) => `${plugin}: ${value.name}`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw new DatabaseError(
      "plugin_migration_failed",
      `Two migrations are named "${twice}". Give each its own name; a published name never changes.`,
    );
};

/** What a migration comes after is one before it, of the same plugin. */
const requireKnown = (contributed: Contributed): void => {
  for (const [at, { plugin, value }] of contributed.entries()) {
    if (value.after === undefined) continue;
    const before = contributed.slice(0, at).filter((other) => other.plugin === plugin);
    if (before.some((other) => other.value.name === value.after)) continue;
    throw new DatabaseError(
      "plugin_migration_failed",
      `The migration "${value.name}" of the plugin "${plugin}" comes after "${value.after}", which is none of its earlier migrations. Name one of those that stand before it.`,
    );
  }
};

const runOnce = ({ transaction }: DatabaseConnection, plugin: string, { name, up, after }: PluginMigration): Promise<boolean> =>
  transaction(async ({ sql: db }) => {
    await sql`select pg_advisory_xact_lock(4937282)`.execute(db);
    await sql`create table if not exists plugin_migrations (plugin text not null, name text not null,
      checksum text not null, executed_at timestamptz not null default clock_timestamp(), after text, primary key (plugin, name))`.execute(
      db,
    );
    const checksum = createHash("sha256").update(JSON.stringify(up)).digest("hex");
    const { rows } = await sql<{
      checksum: string;
    }>`select checksum from plugin_migrations where plugin = ${plugin} and name = ${name}`.execute(db);
    if (rows[0]) {
      if (rows[0].checksum !== checksum) throw changedSince(plugin, name);
      return false;
    }
    try {
      for (const statement of up) await sql.raw(statement).execute(db);
    } catch (cause) {
      const why = `The migration "${name}" of the plugin "${plugin}" failed, and nothing of it was kept: ${messageOf(cause)}`;
      throw new DatabaseError("plugin_migration_failed", why, { cause });
    }
    // Tables that an earlier version made have no column for it.
    if (after !== undefined) await sql`alter table plugin_migrations add column if not exists after text`.execute(db);
    const noted = { plugin, name, checksum, ...(after !== undefined && { after }) };
    await sql`insert into plugin_migrations (${sql.join(Object.keys(noted).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(noted))})`.execute(
      db,
    );
    if (after !== undefined) await sql`select send_notification('{"type": "schema_contracted"}'::jsonb, '{}'::jsonb)`.execute(db);
    return true;
  });

const changedSince = (plugin: string, name: string): DatabaseError =>
  new DatabaseError(
    "plugin_migration_changed",
    `The migration "${name}" of the plugin "${plugin}" was changed after it had run on this database. Restore its statements, and put the change into a migration of its own.`,
  );
