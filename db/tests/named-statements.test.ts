import { sql } from "kysely";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../database.ts";
import { nameStatements } from "../named-statements.ts";
import { openTestDatabase } from "../testing.ts";

const isOnServer = (process.env.TEST_DATABASE_URL ?? "") !== "";
const outdated = Object.assign(new Error("cached plan must not change result type"), { code: "0A000" });

/** A client of Postgres that notes what it is sent; `refuse` says which it cannot execute. */
const pretend = (status: "I" | "T", refuse: (query: unknown) => boolean = () => false) => {
  const sent: unknown[] = [];
  const query = async (...given: readonly unknown[]) => {
    sent.push(given.length === 1 ? given[0] : given);
    if (refuse(given[0])) throw outdated;
    return "rows";
  };
  const client = { query, getTransactionStatus: () => status };
  nameStatements(client);
  return { sent, ask: (text: string, values: readonly unknown[] = [1]) => client.query(text, values) };
};

const isNamed = (query: unknown): boolean => typeof query === "object" && query !== null && "name" in query;

test("a statement with parameters has a name from its second use on", async () => {
  const { sent, ask } = pretend("I");
  await ask("select $1 as twice");
  await ask("select $1 as twice");
  await ask("select 1 as constant", []);
  await ask("select 1 as constant", []);
  expect(sent.map(isNamed)).toEqual([false, true, false, false]);
});

test("what a migration made outdated is sent again without its name, and named again later", async () => {
  let migrated = true;
  const { sent, ask } = pretend("I", (query) => migrated && isNamed(query));
  await ask("select $1 as again");
  expect(await ask("select $1 as again")).toBe("rows");
  expect(sent.map(isNamed)).toEqual([false, true, false]);
  migrated = false;
  await ask("select $1 as again");
  await ask("select $1 as again");
  expect(sent.map(isNamed)).toEqual([false, true, false, false, true]);
});

test("inside a transaction what is outdated fails once", async () => {
  const { ask } = pretend("T", isNamed);
  await ask("select $1 as within");
  await expect(ask("select $1 as within")).rejects.toThrow("cached plan");
  expect(await ask("select $1 as within")).toBe("rows");
});

const countNamed = async (db: Kysely<any>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_prepared_statements`.execute(db);
  return rows[0]?.count ?? 0;
};

test("a column that comes in between changes nothing for who reads all columns", async () => {
  await using db = await openTestDatabase();
  const read = () => db.database.sql.selectFrom("content_packs").selectAll().where("id", "=", "none").execute();
  for (let nth = 0; nth < 3; nth += 1) await read();
  expect(await countNamed(db.database.sql)).toBeGreaterThan(0);
  await sql`alter table content_packs add column later text`.execute(db.database.sql);
  expect(await read()).toEqual([]);
});

test("a database goes on after a statement with a name fails", async () => {
  await using db = await openTestDatabase();
  const divide = (by: number) => sql<{ result: number }>`select 6 / ${by}::integer as result`.execute(db.database.sql);
  for (const by of [1, 2, 3]) expect((await divide(by)).rows).toEqual([{ result: 6 / by }]);
  await expect(divide(0)).rejects.toThrow("division by zero");
  expect((await divide(6)).rows).toEqual([{ result: 1 }]);
  const fail = () => sql`select ${1}::integer from nowhere`.execute(db.database.sql);
  for (let nth = 0; nth < 3; nth += 1) await expect(fail()).rejects.toThrow("nowhere");
});

test.runIf(isOnServer)("behind a pooler no statement has a name", async () => {
  await using db = await openTestDatabase();
  const behind = await openDatabase({ url: db.url ?? "", prepared: false, migrate: false });
  for (let nth = 0; nth < 3; nth += 1) await behind.sql.selectFrom("runs").select("id").where("campaign_id", "=", "c").execute();
  expect(await countNamed(behind.sql)).toBe(0);
  await behind.close();
});
