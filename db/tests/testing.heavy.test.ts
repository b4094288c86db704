import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { Fixture, TestDatabase } from "freeform-rpg/db/testing";
import type { DatabaseConnection } from "freeform-rpg/db";

const addPack = (database: DatabaseConnection, id: string) =>
  sql`insert into content_packs (id, name, version, path) values (${id}, ${id}, '1.0.0', '')`.execute(database.sql);

const packsIn = async ({ database }: TestDatabase): Promise<string[]> =>
  (await database.sql.selectFrom("content_packs").select("id").orderBy("id").execute()).map(({ id }) => id);

const fixture: Fixture = {
  key: createHash("sha256").update("one pack").digest("hex"),
  fill: async (database) => void (await addPack(database, "shipped")),
};

test("a database is empty, independent of the one before", async () => {
  for (const id of ["one", "two"]) {
    await using db = await openTestDatabase();
    expect(await packsIn(db)).toEqual([]);
    await addPack(db.database, id);
  }
});

test("two open databases share nothing", async () => {
  await using one = await openTestDatabase();
  await using two = await openTestDatabase();
  await addPack(one.database, "one");
  expect(await packsIn(two)).toEqual([]);
});

test("a database has its fixture's rows again after a test adds, changes or removes some", async () => {
  const changes = ["update content_packs set name = 'x'", "delete from content_packs", "select 1"];
  for (const change of changes) {
    await using db = await openTestDatabase({ fixture });
    expect(await packsIn(db)).toEqual(["shipped"]);
    await addPack(db.database, "added");
    await sql.raw(change).execute(db.database.sql);
  }
  await using last = await openTestDatabase({ fixture });
  expect(await last.database.sql.selectFrom("content_packs").select(["id", "name"]).execute()).toEqual([
    { id: "shipped", name: "shipped" },
  ]);
});

test("a changed schema ends with the test that changed it", async () => {
  {
    await using db = await openTestDatabase();
    await sql`alter table content_packs add column colour text`.execute(db.database.sql);
  }
  await using db = await openTestDatabase();
  const { rows } = await sql`select 1 from pg_attribute where attname = 'colour'`.execute(db.database.sql);
  expect(rows).toEqual([]);
});

test("a listener hears no statements of the next test", async () => {
  const heard: string[] = [];
  {
    await using db = await openTestDatabase();
    db.database.onStatement((statement) => heard.push(statement));
    await packsIn(db);
  }
  const count = heard.length;
  await using db = await openTestDatabase();
  await packsIn(db);
  expect([count, heard.length]).toEqual([1, 1]);
});

test("a closed database refuses work", async () => {
  const { database } = await openTestDatabase();
  const query = database.sql.selectFrom("content_packs").select("id");
  expect(await query.execute()).toEqual([]);
  await database.close();
  expect(() => database.sql).toThrow("closed");
  await expect(database.transaction(async () => 1)).rejects.toThrow("closed");
});
