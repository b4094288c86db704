import { openDatabase } from "../database.ts";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { append } from "../log/append.ts";
import type { Tables } from "../tables.ts";
import { event, playCampaign } from "./fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

test.skipIf(process.env["TEST_DATABASE_URL"] === undefined)("an append has a limit for doing nothing, and nothing else has", async () => {
  await playCampaign(db, "c", 1);
  let limit: unknown;
  const read = (inner: Kysely<Tables>) => sql`select current_setting('idle_in_transaction_session_timeout') as limit`.execute(inner);
  await db.database.transaction(async ({ sql: inner }) => {
    await append(inner, event("c", 2), async () => []);
    limit = (await read(inner)).rows;
  });
  expect(limit).toEqual([{ limit: "8s" }]);
  expect((await read(db.database.sql)).rows).toEqual([{ limit: "0" }]);
});

/** Sends almost nothing until Postgres has ended the transaction, which on a busy machine it does late. */
const idle = async (inner: Kysely<Tables>): Promise<never> => {
  for (;;) {
    await new Promise((resolve) => void setTimeout(resolve, 100));
    await sql`select 1`.execute(inner);
  }
};

test.skipIf(process.env["TEST_DATABASE_URL"] === undefined)("Postgres ends a transaction in which a server does nothing", async () => {
  const ended = db.database.transaction(async ({ sql: inner }) => {
    await sql`set local idle_in_transaction_session_timeout = 20`.execute(inner);
    await sql`select pg_advisory_xact_lock(19)`.execute(inner);
    await idle(inner);
  });
  await expect(ended).rejects.toMatchObject({ code: "database_unavailable" });
  const free = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(19) as free`.execute(db.database.sql);
  expect(free.rows).toEqual([{ free: true }]);
});

test.skipIf(process.env["TEST_DATABASE_URL"] === undefined)("a transaction whose connection breaks gives its connection back", async () => {
  const breakOff = () =>
    db.database.transaction(async ({ sql: inner }) => {
      await sql`set local idle_in_transaction_session_timeout = 20`.execute(inner);
      await idle(inner);
    });
  // More than the pool has.
  for (let nth = 1; nth <= 12; nth += 1) await expect(breakOff()).rejects.toMatchObject({ code: "database_unavailable" });
  expect((await sql`select 1`.execute(db.database.sql)).rows).toHaveLength(1);
});

test("a statement without a connection says what to do", async () => {
  const database = await openDatabase({ url: "postgres://postgres@127.0.0.1:1/postgres", migrate: false });
  await expect(sql`select 1`.execute(database.sql)).rejects.toMatchObject({ code: "database_unavailable" });
  await database.close();
});
