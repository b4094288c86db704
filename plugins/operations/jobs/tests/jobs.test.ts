import { Database, Runs } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { AppError, definePlugin, contribute, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Jobs, jobKinds } from "freeform-rpg/plugins/operations/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import jobsPlugin from "../plugin.ts";

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

let release = () => {};
const held = new Promise<void>((resolve) => (release = resolve));

const kinds = definePlugin({
  name: "chores",
  create: () => ({
    contributes: [
      contribute(jobKinds, {
        name: "count",
        run: async (request, { emit: tell, jobId, firstSeq }) => {
          tell({ type: "run_started", pipeline: "count", resumed: firstSeq > 1, runId: jobId, seq: firstSeq });
          tell({ type: "progress", stage: "count", done: 1, total: 1, note: "counted", runId: jobId, seq: firstSeq + 1 });
          return { counted: request };
        },
      }),
      contribute(jobKinds, {
        name: "stay",
        run: (_request, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
      }),
      contribute(jobKinds, {
        name: "refuse",
        run: async () => {
          throw new AppError("too_heavy", "The crate is too heavy.");
        },
      }),
      contribute(jobKinds, {
        name: "hold",
        run: async (_request, { signal }) => {
          await Promise.race([held, new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))]);
          return "released";
        },
      }),
    ],
  }),
});

const open = async (options: object = {}, engine = db.database.engine) => {
  const kernel = await createKernel({
    plugins: [{ plugin: jobsPlugin, options }, kinds],
    services: [provideValue(Database, { ...db.database, engine }), provideValue(Runs, db.runs)],
  });
  return { jobs: await kernel.use(Jobs), close: kernel.close };
};
const ask = (kind: string, key: string, request: unknown = null) => ({ kind, userId: "ada", idempotencyKey: key, request });

test("a job answers at once, tells what it does, and keeps its result", async () => {
  const { jobs, close } = await open();
  const job = await jobs.start(ask("count", "k1", { crates: 3 }));
  expect(await jobs.wait(job.id)).toEqual({ counted: { crates: 3 } });
  const told = [];
  for await (const { seq, type } of jobs.follow(job.id, 1)) told.push([seq, type]);
  expect(told).toEqual([
    [2, "progress"],
    [3, "run_finished"],
  ]);
  expect((await jobs.start(ask("count", "k1", { crates: 3 }))).id).toBe(job.id);
  await close();
});

test("a job that fails says why, and one of no kind is refused", async () => {
  const { jobs, close } = await open();
  const job = await jobs.start(ask("refuse", "k2"));
  await expect(jobs.wait(job.id)).rejects.toMatchObject({ code: "too_heavy" });
  expect(await jobs.find(job.id)).toMatchObject({ status: "failed", failure: { message: "The crate is too heavy." } });
  await expect(jobs.start(ask("juggle", "k3"))).rejects.toMatchObject({ code: "job_kind_unknown" });
  await close();
});

test("a job under way is cancelled", async () => {
  const { jobs, close } = await open();
  const job = await jobs.start(ask("hold", "k4"));
  expect(await jobs.cancel(job.id)).toMatchObject({ status: "cancelled" });
  await close();
});

test("a waiting job is cancelled, and its followers learn of it", async () => {
  const { jobs, close } = await open();
  const { kind: pipeline, ...asked } = ask("hold", "k7");
  const { run } = await db.runs.enqueue({ id: "job-7", campaignId: null, pipeline, ...asked });
  const waiting = jobs.wait(run.id).catch((thrown: unknown) => thrown);
  expect(await jobs.cancel(run.id)).toMatchObject({ status: "cancelled" });
  expect(await waiting).toMatchObject({ code: "run_cancelled" });
  await close();
});

test("a job whose process stopped is begun anew by the next", async () => {
  const first = await open();
  const job = await first.jobs.start(ask("hold", "k5"));
  await first.close();
  expect(await db.runs.find(job.id)).toMatchObject({ status: expect.stringMatching(/queued|running/) });
  release();
  const second = await open();
  await second.jobs.resume();
  expect(await second.jobs.wait(job.id)).toBe("released");
  await second.close();
});

test("a job whose server was killed is begun anew by one that runs already, once its lease is over", async () => {
  // The embedded database has one server, which frees such jobs at its start; the lease itself is the same SQL.
  const { kind: pipeline, ...asked } = ask("count", "k6", "again");
  const { run } = await db.runs.enqueue({ id: "job-6", campaignId: null, pipeline, ...asked });
  await db.runs.claim("", "a server that was killed", 2);
  const { jobs, close } = await open({ pollInterval: 20 }, "postgres");
  await jobs.resume();
  expect(await jobs.wait(run.id)).toEqual({ counted: "again" });
  await close();
});

test("a user has a few jobs that wait or run; another user and a repeated request are not held up", async () => {
  const { jobs, close } = await open({ perUser: 2 });
  const user = (userId: string, key: string) => ({ ...ask("stay", key), userId });
  const started = [await jobs.start(user("bea", "l1")), await jobs.start(user("bea", "l2"))];
  await expect(jobs.start(user("bea", "l3"))).rejects.toMatchObject({
    code: "too_many_jobs",
    message: expect.stringContaining("2 are allowed"),
  });
  expect((await jobs.start(user("bea", "l2"))).id).toBe(started[1]?.id);
  started.push(await jobs.start(user("cal", "l3")));
  for (const { id } of started) await jobs.cancel(id);
  expect((await jobs.start({ ...user("bea", "l4"), kind: "count" })).id).toBeDefined();
  await close();
});
