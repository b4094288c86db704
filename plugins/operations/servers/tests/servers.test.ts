import { openTestDatabase } from "freeform-rpg/db/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openServers } from "../open-servers.ts";

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());
beforeEach(async () => void (await db.database.sql.deleteFrom("servers").execute()));

const open = (serverId: string) => {
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  return { ...openServers({ database: { ...db.database, serverId }, signSeconds: 3600, report }), reports };
};

const run = (id: string, campaign_id: string, lease_owner: string, seconds: number) =>
  db.database.sql
    .insertInto("runs")
    .values({
      id,
      campaign_id,
      pipeline: campaign_id === "" ? "install-pack" : "turn",
      user_id: "ada",
      idempotency_key: id,
      request: "{}",
      status: "running",
      lease_owner,
      lease_until: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .execute();

test("servers are listed with what they run, and leave the list when they end", async () => {
  const [first, second] = [open("one"), open("two")];
  await first.enter("1.0.0");
  await second.enter("1.1.0");
  await run("t1", "demo", "one/ab12/demo", 600);
  await run("j1", "", "one/cd34/1", 600);
  await run("j2", "", "two/cd34/1", -1);
  const [one, two, ...more] = await first.list();
  expect(more).toEqual([]);
  expect(one).toMatchObject({ id: "one", version: "1.0.0", draining: false, lost: false });
  expect(one?.name).toContain(String(process.pid));
  expect(one?.runs.map(({ id, campaignId, kind }) => ({ id, campaignId, kind })).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: "j1", campaignId: null, kind: "install-pack" },
    { id: "t1", campaignId: "demo", kind: "turn" },
  ]);
  expect(two).toMatchObject({ id: "two", version: "1.1.0", runs: [] });
  await first.drain();
  expect((await second.list()).map(({ id, draining }) => [id, draining])).toEqual([
    ["one", true],
    ["two", false],
  ]);
  await first.leave();
  await first.leave();
  expect((await second.list()).map(({ id }) => id)).toEqual(["two"]);
});

test("a server that gives no sign is lost, and after a day no one lists it", async () => {
  const server = open("silent");
  await server.enter("1.0.0");
  const age = (time: string) =>
    db.database.sql
      .updateTable("servers")
      .set({ seen_at: sql<string>`now() - ${time}::interval` })
      .execute();
  await age("4 hours");
  expect(await server.list()).toMatchObject([{ id: "silent", lost: true }]);
  await age("25 hours");
  expect(await server.list()).toEqual([]);
  await open("next").enter("1.0.0");
  expect(await db.database.sql.selectFrom("servers").select("id").execute()).toEqual([{ id: "next" }]);
});

test("a server that cannot write its sign says so once, and works on", async () => {
  const server = open("mute");
  await db.database.sql.schema.alterTable("servers").renameTo("servers_gone").execute();
  await server.drain();
  expect(server.reports).toEqual([]);
  await expect(server.enter("1.0.0")).rejects.toThrow("servers");
  await db.database.sql.schema.alterTable("servers_gone").renameTo("servers").execute();
  await server.enter("1.0.0");
  await db.database.sql.schema.alterTable("servers").renameTo("servers_gone").execute();
  await server.drain();
  await server.drain();
  expect(server.reports).toEqual(["This server could not say that it works; it tries again."]);
  await db.database.sql.schema.alterTable("servers_gone").renameTo("servers").execute();
  await server.drain();
  expect(await server.list()).toMatchObject([{ id: "mute", draining: true }]);
});
