import { setTimeout as sleep } from "node:timers/promises";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { AppError } from "freeform-rpg/kernel";
import type { RunEvent } from "freeform-rpg/kernel";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRetryDelay } from "../retry-delay.ts";
import { ask, openServer } from "./open-servers.ts";

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const failure = (code: string) => ({ code, message: "No.", plugin: null, point: null });
const retry = { tries: 4, firstDelay: 1000, longestDelay: 3000 };

test.each([
  [0, 1, 1000],
  [1, 1, 2000],
  [2, 1, 3000],
  [0, 0, 500],
  [1, 0.5, 1500],
])("after %i failed tries, with chance %f, the next begins %i ms later", (failed, chance, delay) =>
  expect(findRetryDelay({ retry }, failure("unexpected"), failed, () => chance)).toBe(delay),
);

test.each([
  ["it has no tries left", { retry }, "unexpected", 3],
  ["its kind has one try", {}, "unexpected", 0],
  ["its request is wrong", { retry }, "pack_invalid", 0],
  ["it was cancelled", { retry: { ...retry, when: () => true } }, "run_cancelled", 0],
  ["the server stops", { retry: { ...retry, when: () => true } }, "run_stopped", 0],
])("a job is not tried again where %s", (_why, kind, code, failed) => expect(findRetryDelay(kind, failure(code), failed)).toBeNull());

/** A kind that fails so many times with a code. */
const failing = (name: string, times: number, code: string, more: Partial<JobKind> = {}): JobKind & { begun: number } => {
  const kind = {
    name,
    begun: 0,
    retry: { tries: 3, firstDelay: 20, longestDelay: 40 },
    ...more,
    run: async () => {
      kind.begun += 1;
      if (kind.begun <= times) throw new AppError(code, `Try ${kind.begun} failed.`);
      return { tries: kind.begun };
    },
  };
  return kind;
};

const typesOf = (events: readonly RunEvent[]) => events.map(({ seq, type }) => `${seq} ${type}`);

test("a job that fails is tried again, and its followers see each try", async () => {
  const kind = failing("shaky", 2, "model_unavailable");
  await using server = await openServer(db, { kinds: [kind] });
  const { id } = await server.jobs.start(ask("shaky"));
  expect(await server.jobs.wait(id)).toEqual({ tries: 3 });
  const events = await Array.fromAsync(server.jobs.follow(id));
  expect(typesOf(events)).toEqual(["1 try_failed", "2 try_failed", "3 run_finished"]);
  expect(events[0]).toMatchObject({ failure: { message: "Try 1 failed." }, retryAt: expect.any(String) });
  expect(await server.jobs.find(id)).toMatchObject({ status: "finished", failedTries: 2, failure: null, waitUntil: null });
});

test("a job without tries left is a dead letter, which can be run again", async () => {
  const kind = failing("broken", 3, "unexpected");
  await using server = await openServer(db, { kinds: [kind] });
  const { id } = await server.jobs.start(ask("broken"));
  await expect(server.jobs.wait(id)).rejects.toMatchObject({ message: "Try 3 failed." });
  expect(await server.jobs.list({ limit: 10, statuses: ["failed"], kinds: ["broken"] })).toEqual([expect.objectContaining({ id })]);
  expect((await server.jobs.load()).failedJobs).toBe(1);
  expect(await server.jobs.retry(id)).toMatchObject({ status: "queued", failedTries: 0, failure: null });
  expect(await server.jobs.wait(id)).toEqual({ tries: 4 });
  expect(typesOf(await Array.fromAsync(server.jobs.follow(id)))).toEqual([
    "1 try_failed",
    "2 try_failed",
    "3 try_failed",
    "4 run_finished",
  ]);
  expect((await server.jobs.load()).failedJobs).toBe(0);
  await expect(server.jobs.retry(id)).rejects.toMatchObject({ code: "job_not_ended", message: expect.stringContaining("is finished") });
});

test("a job that waits for its next try is cancelled like one that is queued", async () => {
  await using server = await openServer(db, {
    kinds: [failing("patient", 9, "unexpected", { retry: { tries: 3, firstDelay: 60_000, longestDelay: 60_000 } })],
  });
  const { id } = await server.jobs.start(ask("patient"));
  await expect.poll(async () => (await server.jobs.find(id))?.failedTries).toBe(1);
  expect(await server.jobs.find(id)).toMatchObject({
    status: "queued",
    failure: { message: "Try 1 failed." },
    waitUntil: expect.any(Date),
  });
  expect(await server.jobs.cancel(id)).toMatchObject({ status: "cancelled" });
  expect(await server.jobs.retry(id)).toMatchObject({ status: "queued", waitUntil: null });
  await server.jobs.cancel(id);
});

test("background work that waits for its next try is tried at once when it is asked for again", async () => {
  const kind = failing("embed", 1, "unexpected", { lane: String, retry: { tries: 3, firstDelay: 60_000, longestDelay: 60_000 } });
  await using server = await openServer(db, { kinds: [kind] });
  const { id } = await server.jobs.startOnce("embed", "c1");
  await expect.poll(async () => (await server.jobs.find(id))?.failedTries).toBe(1);
  expect((await server.jobs.startOnce("embed", "c1")).id).toBe(id);
  expect(await server.jobs.wait(id)).toEqual({ tries: 2 });
  expect((await server.jobs.startOnce("embed", "c1")).id).not.toBe(id);
});

test("a try that takes too long fails, also where it does not heed its signal", async () => {
  const heeding: JobKind = {
    name: "slow",
    timeLimit: 50,
    run: (_request, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  };
  const deaf: JobKind = { name: "deaf", timeLimit: 50, run: () => sleep(60_000, undefined, { ref: false }) };
  await using server = await openServer(db, { kinds: [heeding, deaf] });
  const [one, other] = [await server.jobs.start(ask("slow")), await server.jobs.start(ask("deaf"))];
  await expect(server.jobs.wait(one.id)).rejects.toMatchObject({ code: "job_timed_out", message: expect.stringContaining("0.05 seconds") });
  await expect(server.jobs.wait(other.id)).rejects.toMatchObject({ code: "job_timed_out" });
});

test.each([
  ["retry.tries", { retry: { tries: 0, firstDelay: 1, longestDelay: 1 } }],
  ["firstDelay is longer", { retry: { tries: 2, firstDelay: 9, longestDelay: 1 } }],
  ["timeLimit", { timeLimit: 3_000_000_000 }],
  ["concurrency.overall", { concurrency: { overall: 0 } }],
])("a kind with a wrong %s is refused with its plugin's name", async (part, wrong) => {
  await using server = await openServer(db, { kinds: [{ name: "wrong", run: async () => null, ...wrong }] });
  await expect(server.jobs.start(ask("wrong"))).rejects.toMatchObject({
    code: "job_kind_invalid",
    message: expect.stringMatching(new RegExp(`plugin "chores".*"wrong".*${part}`)),
  });
});
