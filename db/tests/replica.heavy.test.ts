import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../database.ts";
import type { DatabaseConnection } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";

const standby = process.env["TEST_REPLICA_URL"];
const missing = [
  ...(process.env["TEST_DATABASE_URL"] ? [] : ["TEST_DATABASE_URL names no Postgres"]),
  ...(standby ? [] : ["TEST_REPLICA_URL names no streaming replica of it"]),
];
beforeEach(({ skip }) => skip(missing.length > 0, missing.join(" and ")));

let db: Awaited<ReturnType<typeof openTestDatabase>>;
let replicaUrl = "";
beforeAll(async () => {
  if (missing.length > 0) return;
  db = await openTestDatabase();
  const url = new URL(standby ?? "");
  url.pathname = new URL(db.url ?? "").pathname;
  replicaUrl = url.href;
});
afterEach(() => (missing.length > 0 ? undefined : holdReplay(false)));
afterAll(() => db?.close());

const open = async (replica: string) => {
  const said: string[] = [];
  const database = await openDatabase({
    url: db.url ?? "",
    replicaUrl: replica,
    migrate: false,
    onReplicaLost: (message) => void said.push(message),
  });
  return { database, said, [Symbol.asyncDispose]: database.close };
};

/** What a read as a user about a campaign finds, and whether it was the replica that answered. */
const read = ({ reads }: DatabaseConnection, user: string, campaign = "c") =>
  reads.read([`user:${user}`, `campaign:${campaign}`], async (on) => {
    const { rows } = await sql<{ replica: boolean; points: number | null }>`
      select pg_is_in_recovery() as replica, (select suite::integer from eval_runs where id = 'k') as points`.execute(on);
    return rows[0];
  });
const write = ({ sql: on }: DatabaseConnection, points: number) =>
  sql`insert into eval_runs (id, suite) values ('k', ${String(points)}) on conflict (id) do update set suite = excluded.suite`.execute(on);
const untilRead = async (database: DatabaseConnection, expected: object, user = "ben"): Promise<void> => {
  await expect.poll(() => read(database, user), { interval: 100 }).toMatchObject(expected);
};
/** Lets the replica stand still, or go on. */
const holdReplay = async (hold: boolean) => {
  const replica = await openDatabase({ url: replicaUrl, migrate: false });
  await sql`select ${sql.raw(hold ? "pg_wal_replay_pause()" : "pg_wal_replay_resume()")}`.execute(replica.sql);
  await replica.close();
};

test("reads go to the replica, and those of a viewer who wrote to the primary until the replica has it", async () => {
  await using server = await open(replicaUrl);
  const { database } = server;
  await write(database, 1);
  await untilRead(database, { replica: true, points: 1 });
  await holdReplay(true);
  await write(database, 2);
  database.reads.noteWrite(["user:ada"]);
  expect(await read(database, "ada")).toEqual({ replica: false, points: 2 });
  expect(await read(database, "ben")).toEqual({ replica: true, points: 1 });
  await holdReplay(false);
  await untilRead(database, { replica: true, points: 2 }, "ada");
  expect(server.said).toEqual([]);
}, 60_000);

test("who follows a campaign on another server reads what its events tell of", async () => {
  await using writer = await open(replicaUrl);
  await using reader = await open(replicaUrl);
  await untilRead(reader.database, { replica: true });
  await holdReplay(true);
  await write(writer.database, 3);
  writer.database.notifications.send({ type: "campaign_event", campaignId: "c", seq: 1, event: null });
  await untilRead(reader.database, { replica: false, points: 3 });
  expect(await read(reader.database, "ben", "other")).toMatchObject({ replica: true });
  await holdReplay(false);
  await untilRead(reader.database, { replica: true, points: 3 });
}, 60_000);

test("a replica that stands still is left, with a line in the log, and taken again", async () => {
  await using server = await open(replicaUrl);
  await untilRead(server.database, { replica: true });
  await holdReplay(true);
  await write(server.database, 4);
  await untilRead(server.database, { replica: false, points: 4 });
  await expect
    .poll(async () => (await read(server.database, "ben"), server.said.join()), { timeout: 15_000 })
    .toContain("more than 5 seconds behind");
  await holdReplay(false);
  await untilRead(server.database, { replica: true, points: 4 });
}, 60_000);

test.each([
  ["is away", () => replicaUrl.replace(/:\d+\//, ":1/"), "cannot be read"],
  ["is none", () => db.url ?? "", "no replica"],
])(
  "a replica that %s leaves reads to the primary, with a line in the log",
  async (_what, url, line) => {
    await using server = await open(url());
    await write(server.database, 5);
    for (let at = 0; at < 5; at++) expect(await read(server.database, "ben")).toEqual({ replica: false, points: 5 });
    await expect.poll(() => server.said.join(), { timeout: 15_000 }).toContain(line);
  },
  60_000,
);
