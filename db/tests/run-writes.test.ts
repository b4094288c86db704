import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { ModelCall, RunAttempt } from "freeform-rpg/db";
import type { Receipt } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCampaign } from "../archive/read-campaign.ts";
import { unpack } from "../packed-json.ts";
import { countStatements, playCampaign } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const enqueue = (campaignId: string, id: string) =>
  db.runs.enqueue({ id, campaignId, pipeline: "turn", userId: "mara", idempotencyKey: id, request: { run_id: id, text: "go" } });

const done = { status: "finished" } as const;

const unclaimed = (campaignId: string, id: string): RunAttempt => ({ id, campaignId, attempt: 0 });

const receipt: Receipt = {
  stage: "narrate",
  tier: "cheap",
  prompt_id: "turn/narrator",
  prompt_version: "1",
  provider: "scripted",
  model: "scripted",
  input_tokens: 1,
  output_tokens: 1,
  cache_read_tokens: 0,
  cost: 0.1,
  ms: 1,
  attempts: 1,
};

const call = (campaignId: string, runId: string): ModelCall => ({
  campaignId,
  id: `${runId}:call`,
  runId,
  stage: "narrate",
  promptId: "turn/narrator",
  promptVersion: "1",
  requestKey: "key",
  request: { sent: "words" },
  reply: "answer",
  receipt,
});

test("what a run keeps is saved with the next of its writes, and needs no statement of its own", async () => {
  await enqueue("carry", "c1");
  const run = (await db.runs.claim("carry", "w", 30)) ?? unclaimed("carry", "c1");
  const saved = async () => (await db.runs.load(run)).map(({ artifact, value }) => [artifact, value]).sort();
  const made = (artifact: string, value: unknown) => db.runs.keep(run, { artifact, key: "k", value });
  made("packet", 1);
  made("packet", 2);
  expect(await saved()).toEqual([]);
  const sent = await countStatements(db, () => db.runs.recordCall(call("carry", "c1")));
  expect(sent).toHaveLength(1);
  expect(await saved()).toEqual([["packet", 2]]);
  made("ruling", { a: null });
  await db.runs.appendEvents(run, [{ runId: "c1", seq: 1, type: "token", stage: "narrate", text: "a" }]);
  made("plan", null);
  await db.runs.saveKept(run);
  expect(await saved()).toEqual([
    ["packet", 2],
    ["plan", null],
    ["ruling", { a: null }],
  ]);
  made("draft", "x");
  await db.runs.finish(run, done);
  expect(await saved()).toHaveLength(3);
});

test("a paid call is stored though its run goes on elsewhere, but not what the run had made", async () => {
  await enqueue("paid", "p1");
  const lost = await db.runs.claim("paid", "paused", 0.01);
  await expect.poll(async () => (await db.runs.claim("paid", "next", 30))?.attempt).toBe(2);
  if (lost === null) throw new Error("nothing was claimed");
  db.runs.keep(lost, { artifact: "packet", key: "k", value: "late" });
  await db.runs.recordCall(call("paid", "p1"));
  await db.runs.recordCall(call("paid", "p1"));
  const calls = await db.database.sql.selectFrom("model_calls").select("reply").where("campaign_id", "=", "paid").execute();
  expect(calls).toEqual([{ reply: "answer" }]);
  expect(await db.runs.load(lost)).toEqual([]);
});

const token = (runId: string, seq: number) => ({ runId, seq, type: "token" as const, stage: "narrate", text: "a" });

test("a paid call is stored together with the events of its run that wait, in one statement", async () => {
  await enqueue("told", "t1");
  const run = (await db.runs.claim("told", "w", 30)) ?? unclaimed("told", "t1");
  const stop = db.runs.carryEvents(run, (write) => write([token("t1", 1), token("t1", 2)]));
  expect(await countStatements(db, () => db.runs.recordCall(call("told", "t1")))).toHaveLength(1);
  stop();
  await db.runs.recordCall({ ...call("told", "t1"), id: "another" });
  expect(await db.runs.readEvents(run, 0)).toEqual([token("t1", 1), token("t1", 2)]);
  expect(await db.runs.find("t1")).toMatchObject({ lastSeq: 2 });
});

test("events that wait for a lost claim are not stored with its paid call, which is", async () => {
  await enqueue("late call", "l1");
  const lost = await db.runs.claim("late call", "paused", 0.01);
  await expect.poll(async () => (await db.runs.claim("late call", "next", 30))?.attempt).toBe(2);
  if (lost === null) throw new Error("nothing was claimed");
  db.runs.carryEvents(lost, (write) => write([token("l1", 1)]));
  await expect(db.runs.recordCall(call("late call", "l1"))).rejects.toMatchObject({ code: "run_superseded" });
  expect(await db.runs.readEvents(lost, 0)).toEqual([]);
  const calls = await db.database.sql.selectFrom("model_calls").select("reply").where("campaign_id", "=", "late call").execute();
  expect(calls).toEqual([{ reply: "answer" }]);
});

test("a paid call of a job, which has no campaign, is stored together with the job's events too", async () => {
  await db.runs.enqueueJob({ id: "job1", pipeline: "job", userId: "", idempotencyKey: "job1", request: {}, lane: null });
  const { job } = await db.runs.claimJob({ server: "s", owner: "s1", leaseSeconds: 30, kinds: [{ name: "job", overall: null }] });
  if (job === null) throw new Error("nothing was claimed");
  db.runs.carryEvents(job, (write) => write([token("job1", 1)]));
  await db.runs.recordCall(call("job1", "job1"));
  expect(await db.runs.readEvents(job, 0)).toEqual([token("job1", 1)]);
  const calls = await db.database.sql.selectFrom("model_calls").select("reply").where("campaign_id", "=", "job1").execute();
  expect(calls).toEqual([{ reply: "answer" }]);
});

test("long documents are packed, and read as they were", async () => {
  await playCampaign(db, "packed", 0);
  await enqueue("packed", "pk1");
  const run = (await db.runs.claim("packed", "w", 30)) ?? unclaimed("packed", "pk1");
  const long = { words: "Rain ticks on metal. ".repeat(500), nul: "a\u0000b" };
  db.runs.keep(run, { artifact: "packet", key: "k", value: long });
  const request = { sent: long };
  await db.runs.recordCall({ ...call("packed", "pk1"), request });
  const { bytes } = await db.database.sql
    .selectFrom("model_calls")
    .select(sql<number>`length(request::text)`.as("bytes"))
    .where("campaign_id", "=", "packed")
    .executeTakeFirstOrThrow();
  expect(bytes).toBeLessThan(1000);
  const read = { ...long, nul: "a\ufffdb" };
  expect((await db.runs.load(run)).map(({ value }) => value)).toEqual([read]);
  const { request: stored } = await db.database.sql
    .selectFrom("model_calls")
    .select("request")
    .where("campaign_id", "=", "packed")
    .executeTakeFirstOrThrow();
  expect(unpack(stored)).toEqual({ sent: read });
  expect(unpack(request)).toBe(request);
  const archived: unknown[] = [];
  await readCampaign(db.database, "packed", async ({ table, row }) => void (table === "model_calls" && archived.push(row["request"])));
  expect(archived).toEqual([{ sent: read }]);
});

test("a request is stored as its difference from an earlier one, for as long as that is stored", async () => {
  await playCampaign(db, "based", 0);
  await enqueue("based", "b1");
  const story = Array.from({ length: 400 }, (_, nth) => `Turn ${nth * 7919}: rain ticks on metal.`).join("\n");
  const record = (id: string, tail: string) =>
    db.runs.recordCall({ ...call("based", "b1"), id, request: { sent: { view: story, history: [], tail } } });
  const stored = async (id: string) =>
    await db.database.sql
      .selectFrom("model_calls")
      .select([sql<number>`length(request::text)`.as("bytes"), sql<string | null>`request ->> '$base'`.as("base")])
      .where("campaign_id", "=", "based")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  await record("one", "I look.");
  expect(await countStatements(db, () => record("two", "I listen."))).toHaveLength(1);
  expect(await stored("two")).toMatchObject({ base: "one" });
  expect((await stored("two")).bytes).toBeLessThan((await stored("one")).bytes / 10);
  const archived: unknown[] = [];
  await readCampaign(db.database, "based", async ({ table, row }) => void (table === "model_calls" && archived.push(row["request"])));
  expect(archived).toEqual(["I look.", "I listen."].map((tail) => ({ sent: { view: story, history: [], tail } })));

  await sql`update model_calls set request = 'null' where campaign_id = 'based' and id = 'one'`.execute(db.database.sql);
  await record("three", "I wait.");
  await record("four", "I go.");
  expect([await stored("three"), await stored("four")]).toMatchObject([{ base: null }, { base: "three" }]);
});

test("a run that is queued or claimed is announced to its campaign once, in the same statement", async () => {
  const queued = { id: "a1", campaignId: "announced", pipeline: "turn", userId: "ada", idempotencyKey: "a1", request: {} };
  const sent = await countStatements(db, async () => {
    await db.runs.enqueue(queued, { announce: "turn_queued" });
    await db.runs.claim("announced", "w", 30, { announce: "turn_started" });
  });
  expect(sent).toHaveLength(2);
  expect((await db.runs.enqueue(queued, { announce: "turn_queued" })).existed).toBe(true);
  const events = await db.database.sql
    .selectFrom("campaign_events")
    .select("event")
    .where("campaign_id", "=", "announced")
    .orderBy("seq")
    .execute();
  const of = (type: string) => ({ event: { type, campaignId: "announced", runId: "a1", userId: "ada" } });
  expect(events).toEqual([of("turn_queued"), of("turn_started")]);
});
