import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { RunAttempt } from "freeform-rpg/db";
import type { RunEvent } from "freeform-rpg/kernel";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const enqueue = (campaignId: string | null, id: string, userId = "mara", more: object = {}) =>
  db.runs.enqueue({ id, campaignId, pipeline: "turn", userId, idempotencyKey: id, request: { run_id: id, text: "go" }, ...more });

const done = { status: "finished" } as const;

const unclaimed = (campaignId: string, id: string): RunAttempt => ({ id, campaignId, attempt: 0 });

test("the same key and request is one run; another request under it is refused", async () => {
  const first = await enqueue("key", "r1");
  expect(first).toMatchObject({ existed: false, run: { status: "queued", campaignId: "key", startedAt: null } });
  const twin = await enqueue("key", "r1-again", "mara", { idempotencyKey: "r1", request: { text: "go", run_id: "r1-again" } });
  expect(twin).toEqual({ existed: true, run: first.run });
  const other = enqueue("key", "r2", "mara", { idempotencyKey: "r1", request: { text: "stop" } });
  await expect(other).rejects.toMatchObject({ code: "idempotency_key_reused", message: expect.stringContaining('"r1"') });
  expect((await enqueue("key-2", "r3", "mara", { idempotencyKey: "r1" })).existed).toBe(false);
});

test("a key is one user's: another's is another run, of which neither learns", async () => {
  const own = await enqueue("keys", "u1", "mara", { idempotencyKey: "once" });
  const other = await enqueue("keys", "u2", "ben", { idempotencyKey: "once", request: { text: "something else" } });
  expect([own.existed, other.existed, other.run.id]).toEqual([false, false, "u2"]);
  const again = await enqueue("keys", "u3", "ben", { idempotencyKey: "once", request: { text: "something else" } });
  expect(again).toEqual({ existed: true, run: other.run });
});

test("the player served longest ago goes first, independent of the number of requests", async () => {
  for (const [id, user] of [
    ["a1", "a"],
    ["a2", "a"],
    ["a3", "a"],
    ["b1", "b"],
    ["c1", "c"],
    ["b2", "b"],
  ] as const)
    await enqueue("fair", id, user);
  const order: string[] = [];
  for (let run = await db.runs.claim("fair", "w", 30); run !== null; run = await db.runs.claim("fair", "w", 30)) {
    order.push(run.id);
    await db.runs.finish(run, done);
  }
  expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("one run of a campaign at a time, also when many claim at once", async () => {
  await enqueue("one", "o1");
  await enqueue("one", "o2", "ben");
  const claims = await Promise.all(["w1", "w2", "w3", "w4"].map((owner) => db.runs.claim("one", owner, 30)));
  expect(claims.filter((run) => run !== null)).toHaveLength(1);
  expect(await db.runs.claim("one", "w5", 30)).toBeNull();
});

test("a run whose lease ran out is taken over, a renewed one is not", async () => {
  await enqueue("lease", "l1");
  await db.runs.claim("lease", "slow", 0.05);
  await db.runs.renew("slow", 30);
  await sleep(80);
  expect(await db.runs.waiting()).not.toContain("lease");
  await enqueue("lease", "l2", "ben");
  expect(await db.runs.claim("lease", "next", 30)).toBeNull();
  await db.runs.renew("slow", 0.01);
  await expect.poll(async () => (await db.runs.claim("lease", "next", 30))?.id).toBe("l1");
});

test("a worker that lost its run writes nothing to it", async () => {
  await enqueue("fence", "z1");
  const lost = await db.runs.claim("fence", "paused", 0.01);
  await expect.poll(async () => (await db.runs.claim("fence", "next", 30))?.attempt).toBe(2);
  if (lost === null) throw new Error("nothing was claimed");
  const token: RunEvent = { runId: "z1", seq: 1, type: "token", stage: "narrate", text: "late" };
  const failure = { code: "x", message: "late", plugin: null, point: null };
  await db.runs.save({ ...lost, attempt: 2 }, { artifact: "a", key: "k", value: "new" });
  for (const write of [
    () => db.runs.appendEvents(lost, [token]),
    () => db.runs.save(lost, { artifact: "a", key: "k", value: "old" }),
    () => db.runs.discard(lost),
    () => db.runs.suspend(lost, [token]),
    () => (db.runs.keep(lost, { artifact: "a", key: "k", value: "kept" }), db.runs.saveKept(lost)),
    () => db.runs.finish(lost, { status: "failed", failure, events: [token] }),
  ])
    await expect(write()).rejects.toMatchObject({ code: "run_superseded", message: expect.stringContaining('"z1"') });
  expect(await db.runs.find("z1")).toMatchObject({ status: "running", lastSeq: 0, failure: null });
  expect(await db.runs.readEvents({ id: "z1", campaignId: "fence" }, 0)).toEqual([]);
  expect(await db.runs.load({ id: "z1", campaignId: "fence" })).toMatchObject([{ value: "new" }]);
});

test("a worker that lost a job writes nothing to it", async () => {
  const id = "zombie-job";
  await db.runs.enqueueJob({ id, pipeline: "fence", userId: "mara", idempotencyKey: id, request: {}, lane: null });
  const claim = (owner: string, leaseSeconds: number) =>
    db.runs.claimJob({ server: owner, owner, leaseSeconds, kinds: [{ name: "fence", overall: null }] });
  const { job: lost } = await claim("paused/1", 0.01);
  if (lost === null) throw new Error("nothing was claimed");
  await expect.poll(async () => (await claim("next/1", 30)).job?.attempt).toBe(2);
  const failure = { code: "x", message: "late", plugin: null, point: null };
  for (const write of [
    () => db.runs.save(lost, { artifact: "job/result", key: "", value: "old" }),
    () => db.runs.appendEvents(lost, [{ runId: id, seq: 1, type: "progress", stage: "s", done: 1, total: 1, note: "" }]),
    () => db.runs.tryLater(lost, { failure, delay: 0, events: [] }),
    () => db.runs.finish(lost, { status: "failed", failure }),
  ])
    await expect(write()).rejects.toMatchObject({ code: "run_superseded", message: expect.stringContaining(id) });
  expect(await db.runs.find(id)).toMatchObject({ status: "running", attempt: 2, failure: null, failedTries: 0 });
  expect(await db.runs.load({ id, campaignId: null })).toEqual([]);
});

test("a run is cancelled whoever claimed it, and once only", async () => {
  await enqueue("stop", "s1");
  const run = await db.runs.claim("stop", "w", 30);
  const failure = { code: "run_cancelled", message: "Stopped.", plugin: null, point: null };
  await db.runs.cancel({ id: "s1", campaignId: "stop" }, { failure });
  await db.runs.cancel({ id: "s1", campaignId: "stop" }, { failure: { ...failure, message: "Again." } });
  if (run !== null) await db.runs.finish(run, done);
  expect(await db.runs.find("s1")).toMatchObject({ status: "cancelled", failure });
});

test("a cancellation that a worker comes before leaves the last event to the worker", async () => {
  const { run: seen } = await enqueue("race", "r1-race");
  await enqueue("race", "r2-race", "ben");
  const last: RunEvent = {
    type: "run_failed",
    failure: { code: "run_cancelled", message: "Stopped.", plugin: null, point: null },
    runId: seen.id,
    seq: 1,
  };
  await db.runs.claim("race", "w", 30);
  expect(await db.runs.cancel(seen, { events: [last] })).toBe(false);
  expect(await db.runs.readEvents(seen, 0)).toEqual([]);
  const waiting = { id: "r2-race", campaignId: "race" };
  expect(await db.runs.cancel(waiting, { events: [{ ...last, runId: waiting.id }] })).toBe(true);
  expect(await db.runs.readEvents(waiting, 0)).toMatchObject([{ type: "run_failed" }]);
});

test("runs that belong to no campaign do not wait for each other", async () => {
  await enqueue(null, "n1");
  await enqueue(null, "n2");
  const ids = [await db.runs.claim("", "w1", 30), await db.runs.claim("", "w2", 30)].map((run) => run?.id);
  expect(ids).toEqual(["n1", "n2"]);
  expect((await db.runs.find("n1"))?.campaignId).toBeNull();
});

test("a run that ended stays as it ended", async () => {
  await enqueue("end", "e1");
  const failure = { code: "x", message: "why", plugin: "narrator", point: null };
  await db.runs.finish(unclaimed("end", "e1"), { status: "failed", failure });
  await db.runs.finish(unclaimed("end", "e1"), done);
  expect(await db.runs.find("e1")).toMatchObject({ status: "failed", failure, finishedAt: expect.any(Date) });
  expect(await db.runs.find("nobody")).toBeNull();
});

test("events are returned in order after a cursor, each number once", async () => {
  await enqueue("tell", "t1");
  const token = (seq: number, text: string): RunEvent => ({ runId: "t1", seq, type: "token", stage: "narrate", text });
  await db.runs.appendEvents(unclaimed("tell", "t1"), [token(2, "b"), token(1, "a")]);
  await db.runs.appendEvents(unclaimed("tell", "t1"), [token(2, "other"), token(3, "c\u0000")]);
  await db.runs.appendEvents(unclaimed("tell", "t1"), []);
  expect(await db.runs.readEvents({ id: "t1", campaignId: "tell" }, 0)).toEqual([token(1, "a"), token(2, "b"), token(3, "c\ufffd")]);
  expect(await db.runs.readEvents({ id: "t1", campaignId: "tell" }, 2)).toHaveLength(1);
  expect((await db.runs.find("t1"))?.lastSeq).toBe(3);
});

test("an artifact of a run is stored under its newest key until it is discarded", async () => {
  await enqueue("keep", "k1");
  await db.runs.save(unclaimed("keep", "k1"), { artifact: "turn/plan", key: "one", value: { beats: ["x"] } });
  await db.runs.save(unclaimed("keep", "k1"), { artifact: "turn/plan", key: "two", value: null });
  expect(await db.runs.load({ id: "k1", campaignId: "keep" })).toEqual([{ runId: "k1", artifact: "turn/plan", key: "two", value: null }]);
  await db.runs.discard(unclaimed("keep", "k1"));
  expect(await db.runs.load({ id: "k1", campaignId: "keep" })).toEqual([]);
});

test("enqueueing, claiming, appending, saving and ending take one statement each", async () => {
  const sent = await countStatements(db, async () => {
    await enqueue("few", "f1");
    const run = (await db.runs.claim("few", "w", 30)) ?? unclaimed("few", "f1");
    await db.runs.appendEvents(run, [{ runId: "f1", seq: 1, type: "run_finished", ms: 1 }]);
    await db.runs.save(run, { artifact: "a", key: "k", value: 1 });
    await db.runs.finish(run, done);
  });
  expect(sent).toHaveLength(5);
});

const letGoOn = (id: string) =>
  db.database.sql
    .updateTable("runs")
    .set({ wait_until: new Date(0) })
    .where("id", "=", id)
    .execute();

test("a run that waits for a decision holds its campaign until it goes on, and then goes first", async () => {
  await enqueue("wait", "w1");
  const run = await db.runs.claim("wait", "w", 30);
  await enqueue("wait", "w2", "ben");
  expect(await db.runs.suspend(run!, [{ runId: "w1", seq: 1, type: "run_suspended", reason: "Ask the DM." }])).toBe(true);
  expect(await db.runs.claim("wait", "w", 30)).toBeNull();
  expect(await db.runs.waiting()).not.toContain("wait");
  expect((await db.runs.unfinished("wait")).map(({ id, status }) => [id, status])).toEqual([
    ["w1", "waiting"],
    ["w2", "queued"],
  ]);
  await letGoOn("w1");
  expect(await db.runs.waiting()).toContain("wait");
  expect(await db.runs.claim("wait", "w", 30)).toMatchObject({ id: "w1", begun: true, status: "running" });
});

test("a run that is cancelled while it comes to wait does not wait", async () => {
  await enqueue("late", "x1");
  const run = await db.runs.claim("late", "w", 30);
  await db.runs.cancel({ id: "x1", campaignId: "late" }, {});
  expect(await db.runs.suspend(run!, [])).toBe(false);
  expect((await db.runs.find("x1"))?.status).toBe("cancelled");
});

test("the next run that goes on by itself is known, whatever is over already", async () => {
  expect(await db.runs.nextWait()).toBeNull();
  await enqueue("timer", "t1");
  await db.runs.suspend((await db.runs.claim("timer", "w", 30))!, []);
  const later = new Date(Date.now() + 3_600_000);
  await db.database.sql.updateTable("runs").set({ wait_until: later }).where("id", "=", "t1").execute();
  expect(await db.runs.nextWait()).toEqual(later);
});
