import { setTimeout as sleep } from "node:timers/promises";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, openServer } from "./open-servers.ts";

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

/** A kind that counts how many run at the same time, in all and in each lane. The first runs wait until `together` of them have begun. */
const counting = (name: string, more: Partial<JobKind>, together = 1) => {
  const met = Promise.withResolvers<void>();
  let begun = 0;
  const now = new Map<string, number>();
  const most = new Map<string, number>();
  const add = (key: string, by: number) => {
    now.set(key, (now.get(key) ?? 0) + by);
    most.set(key, Math.max(most.get(key) ?? 0, now.get(key) ?? 0));
  };
  const kind: JobKind = {
    name,
    ...more,
    run: async (request) => {
      [name, String(request)].forEach((key) => add(key, 1));
      if ((begun += 1) >= together) met.resolve();
      await met.promise;
      await sleep(30);
      [name, String(request)].forEach((key) => add(key, -1));
      return null;
    },
  };
  return { kind, most };
};

const openTwo = (kinds: readonly JobKind[]) => Promise.all([openServer(db, { kinds }), openServer(db, { kinds })]);
type Servers = Awaited<ReturnType<typeof openTwo>>;

/** Starts jobs on both servers in turn, as so many users, and waits for all. */
const runAll = async (servers: Servers, kind: string, requests: readonly string[]) => {
  const started = await Promise.all(
    requests.map((request, at) => servers[at % 2]!.jobs.start({ ...ask(kind, request), userId: `user-${at}` })),
  );
  await Promise.all(started.map(({ id }) => servers[0].jobs.wait(id)));
};
const close = (servers: Servers) => Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));

test("a kind runs as often at the same time as it allows, over all servers", async () => {
  const { kind, most } = counting("narrow", { concurrency: { overall: 2 } }, 2);
  const servers = await openTwo([kind]);
  await runAll(servers, "narrow", ["a", "b", "c", "d", "e", "f", "g", "h"]);
  expect(most.get("narrow")).toBe(2);
  await close(servers);
});

test("a kind runs as often at the same time as it allows on one server", async () => {
  const { kind, most } = counting("single", { concurrency: { perServer: 1 } });
  const servers = await openTwo([kind]);
  await runAll(servers, "single", ["a", "b", "c", "d", "e", "f"]);
  expect(most.get("single")).toBeLessThanOrEqual(2);
  await close(servers);
});

test("jobs of one lane run one after another, those of others beside them", async () => {
  const { kind, most } = counting("lanes", { lane: String }, 2);
  const servers = await openTwo([kind]);
  await runAll(servers, "lanes", ["a", "a", "a", "a", "b", "b", "b", "b"]);
  expect([most.get("a"), most.get("b")]).toEqual([1, 1]);
  expect(most.get("lanes")).toBe(2);
  await close(servers);
});

const plain: JobKind = { name: "plain", run: async () => "done" };

/** Claims the only job that waits, as a server that dies at once. A lease of -1 seconds is over already. */
const claimAndDie = async (kind: string, leaseSeconds: number) => {
  const { job } = await db.runs.claimJob({
    server: "dead/",
    owner: "dead/1",
    leaseSeconds,
    kinds: [{ name: kind, overall: null }],
  });
  return job!;
};
const enqueue = (id: string, pipeline: string) =>
  db.runs.enqueueJob({ id, pipeline, userId: "ada", idempotencyKey: id, request: null, lane: null });

test("a killed server's job moves on when its lease ends, without polling", async () => {
  await enqueue("moving", "plain");
  await claimAndDie("plain", 0.4);
  await using server = await openServer(db, { kinds: [plain] });
  await server.jobs.resume();
  expect(await server.jobs.wait("moving")).toBe("done");
  expect(await server.jobs.find("moving")).toMatchObject({ attempt: 2, lostTries: 1 });
});

test("a server that stops gives its jobs back, and none is lost", async () => {
  const first = await openServer(db, {
    kinds: [
      {
        name: "passed-on",
        run: (_request, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
      },
    ],
  });
  const { id } = await first.jobs.start(ask("passed-on"));
  await expect.poll(async () => (await first.jobs.find(id))?.status).toBe("running");
  await first[Symbol.asyncDispose]();
  await using second = await openServer(db, { kinds: [{ name: "passed-on", run: async () => "here" }] });
  await second.jobs.resume();
  expect(await second.jobs.wait(id)).toBe("here");
  expect(await second.jobs.find(id)).toMatchObject({ lostTries: 0, failedTries: 0 });
});

test("a job with which several servers died is not run by a further one", async () => {
  await enqueue("deadly", "plain");
  await claimAndDie("plain", -1);
  await claimAndDie("plain", -1);
  await using server = await openServer(db, { kinds: [plain], options: { lostTries: 2 } });
  await server.jobs.resume();
  await expect(server.jobs.wait("deadly")).rejects.toMatchObject({ code: "job_lost", message: expect.stringContaining("2 servers died") });
});

test("what a server writes about a job that was taken over is refused", async () => {
  await enqueue("taken", "plain");
  const zombie = await claimAndDie("plain", -1);
  await using server = await openServer(db, { kinds: [plain] });
  await server.jobs.resume();
  expect(await server.jobs.wait("taken")).toBe("done");
  const failure = { code: "unexpected", message: "No.", plugin: null, point: null };
  const refused = { code: "run_superseded" };
  await expect(db.runs.appendEvents(zombie, [{ runId: "taken", seq: 9, type: "run_finished", ms: 1 }])).rejects.toMatchObject(refused);
  await expect(db.runs.save(zombie, { artifact: "job/result", key: "", value: "zombie" })).rejects.toMatchObject(refused);
  await expect(db.runs.finish(zombie, { status: "failed", failure })).rejects.toMatchObject(refused);
  await expect(db.runs.tryLater(zombie, { failure, delay: 1, events: [] })).rejects.toMatchObject(refused);
  expect(await server.jobs.find("taken")).toMatchObject({ status: "finished", lastSeq: 1 });
  expect(await server.jobs.result("taken")).toBe("done");
});

test("a server takes only jobs of kinds that it has", async () => {
  await enqueue("foreign", "of-another-plugin");
  await using server = await openServer(db, { kinds: [plain] });
  await server.jobs.resume();
  const { id } = await server.jobs.start(ask("plain"));
  await server.jobs.wait(id);
  expect(await server.jobs.find("foreign")).toMatchObject({ status: "queued" });
  await server.jobs.cancel("foreign");
});

test("a server with nothing to do sends no statements, and begins a job of another server at once", async () => {
  const servers = await openTwo([plain]);
  for (const { jobs } of servers) await jobs.resume();
  const countSent = async () => {
    let sent = 0;
    const stop = db.database.onStatement((statement) => void (/pg_notify/.test(statement) || (sent += 1)));
    await sleep(1500);
    stop();
    return sent;
  };
  // The first look of a server may still be under way.
  await expect.poll(countSent).toBe(0);
  await enqueue("noticed", "plain");
  db.database.notifications.send({ type: "work_queued", campaignId: "" });
  expect(await servers[0].jobs.wait("noticed")).toBe("done");
  await close(servers);
});
