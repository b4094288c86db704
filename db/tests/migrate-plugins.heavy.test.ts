import { contribute, definePlugin } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Database, pluginMigrations } from "freeform-rpg/db";
import type { PluginMigration } from "freeform-rpg/db";
import { deleteCampaign, watchContracts } from "freeform-rpg/db/lib";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migratePlugins } from "../migrate-plugins.ts";
import db from "../plugin.ts";

const letters: PluginMigration = {
  name: "0001_letters",
  up: [
    "create table letters (campaign_id text not null references campaigns, id text not null, text text not null, primary key (campaign_id, id))",
  ],
};
const seals: PluginMigration = { name: "0002_seals", up: ["alter table letters add column seal text"] };
const of = (plugin: string, ...migrations: PluginMigration[]) => migrations.map((value) => ({ plugin, value }));

test("migrations of plugins run once, in order", async () => {
  await using it = await openTestDatabase();
  expect(await migratePlugins(it.database, of("post", letters))).toEqual(["post: 0001_letters"]);
  expect(await migratePlugins(it.database, of("post", letters, seals))).toEqual(["post: 0002_seals"]);
  expect(await migratePlugins(it.database, of("post", letters, seals))).toEqual([]);
  expect((await sql`select seal from letters`.execute(it.database.sql)).rows).toEqual([]);
});

test("several processes that start at once run each of them once", async () => {
  await using it = await openTestDatabase();
  const done = await Promise.all([1, 2, 3].map(() => migratePlugins(it.database, of("post", letters, seals))));
  expect(done.flat().toSorted()).toEqual(["post: 0001_letters", "post: 0002_seals"]);
});

test("two servers that start at once run it once, while one waits for the other", async () => {
  await using it = await openTestDatabase();
  await using other = await it.beside();
  const done = await Promise.all([migratePlugins(it.database, of("post", letters)), migratePlugins(other.database, of("post", letters))]);
  expect(done.flat()).toEqual(["post: 0001_letters"]);
});

test("one whose statements were changed after it had run is named", async () => {
  await using it = await openTestDatabase();
  await migratePlugins(it.database, of("post", letters));
  const changed = migratePlugins(it.database, of("post", { ...letters, up: ["create table letters (id text)"] }, seals));
  await expect(changed).rejects.toMatchObject({
    code: "plugin_migration_changed",
    message: expect.stringMatching(/"0001_letters" of the plugin "post" was changed/),
  });
  expect((await sql`select name from plugin_migrations`.execute(it.database.sql)).rows).toEqual([{ name: "0001_letters" }]);
});

const opened: PluginMigration = { name: "0003_opened", up: ["alter table letters drop column seal"], after: "0002_seals" };

test("servers that still use what a later version of a plugin took away are refused, at their start and while they run", async () => {
  await using it = await openTestDatabase();
  await using running = await it.beside();
  await migratePlugins(it.database, of("post", letters, seals));
  const refusals: string[] = [];
  const stops = [of("post", letters), of("post", letters, seals), of("maps", letters)].map((contributed, nth) =>
    watchContracts(running.database, contributed, ({ code, message }) => refusals.push(`${nth} ${code} ${message}`)),
  );
  expect(await migratePlugins(it.database, of("post", letters, seals, opened))).toEqual(["post: 0003_opened"]);
  await expect.poll(() => refusals).toHaveLength(1);
  expect(refusals[0]).toMatch(/^0 database_newer .*the plugin "post" .*"0003_opened"/);
  for (const stop of stops) stop();
  await expect(migratePlugins(it.database, of("post", letters))).rejects.toMatchObject({ code: "database_newer" });
  // Who knows the migration with which it is no longer used goes on, and so does who runs another plugin.
  expect(await migratePlugins(it.database, of("post", letters, seals))).toEqual([]);
  expect(await migratePlugins(it.database, [])).toEqual([]);
});

test("a later version of a plugin that only adds refuses nobody", async () => {
  await using it = await openTestDatabase();
  await migratePlugins(it.database, of("post", letters, seals));
  expect(await migratePlugins(it.database, of("post", letters))).toEqual([]);
});

test("one that comes after none of the plugin's own is named", async () => {
  await using it = await openTestDatabase();
  await expect(migratePlugins(it.database, of("post", letters, opened))).rejects.toThrow(
    /"0003_opened" of the plugin "post" comes after "0002_seals", which is none/,
  );
});

test("one that fails is named with its plugin, and leaves nothing behind", async () => {
  await using it = await openTestDatabase();
  const broken = { name: "0001_half", up: ["create table half (id text)", "create table whole (id nonsense)"] };
  const failed = migratePlugins(it.database, of("post", broken));
  await expect(failed).rejects.toMatchObject({
    code: "plugin_migration_failed",
    message: expect.stringMatching(/"0001_half" of the plugin "post" failed.*nonsense/),
  });
  expect((await sql`select to_regclass('half') as half`.execute(it.database.sql)).rows).toEqual([{ half: null }]);
  await expect(migratePlugins(it.database, of("post", letters, letters))).rejects.toThrow('Two migrations are named "post: 0001_letters"');
});

test("a deleted campaign leaves no row in a plugin's table", async () => {
  await using it = await openTestDatabase();
  await migratePlugins(it.database, of("post", letters));
  await sql`insert into campaigns (id, name, seed, system) values ('c', 'C', 's', '{}')`.execute(it.database.sql);
  await sql`insert into letters values ('c', 'one', 'Come at once.')`.execute(it.database.sql);
  await it.database.transaction(({ sql: bound }) => deleteCampaign(bound, "c"));
  expect((await sql`select 1 from letters`.execute(it.database.sql)).rows).toEqual([]);
});

test("the database is opened with the tables of all plugins", async () => {
  const post = definePlugin({ name: "post", create: () => ({ contributes: [contribute(pluginMigrations, letters)] }) });
  const kernel = await createKernel({ plugins: [db, post] });
  const database = await kernel.use(Database);
  expect((await sql`select 1 from letters`.execute(database.sql)).rows).toEqual([]);
  await kernel.close();
});
