import { openTestDatabase } from "freeform-rpg/db/testing";
import type { JobKind, JobSchedule } from "freeform-rpg/plugins/operations/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTimes } from "../schedule-times.ts";
import { openServer } from "./open-servers.ts";

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

test.each([
  [{ cron: "30 3 * * *" }, "2026-03-02T03:29:59Z", "2026-03-01T03:30:00Z", "2026-03-02T03:30:00Z", "30 3 * * * (UTC)"],
  [{ cron: "30 3 * * *" }, "2026-03-02T03:30:00Z", "2026-03-02T03:30:00Z", "2026-03-03T03:30:00Z", "30 3 * * * (UTC)"],
  [
    { cron: "0 2 * * 1", timezone: "Europe/Berlin" },
    "2026-07-01T00:00:00Z",
    "2026-06-29T00:00:00Z",
    "2026-07-06T00:00:00Z",
    "0 2 * * 1 (Europe/Berlin)",
  ],
  [{ every: 600_000 }, "2026-03-02T03:29:59Z", "2026-03-02T03:20:00Z", "2026-03-02T03:30:00Z", "every 10 minutes"],
  [{ every: 86_400_000 }, "2026-03-02T00:00:00Z", "2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z", "every day"],
])("%j has times around %s", (given, now, last, next, text) => {
  const times = readTimes("x", given);
  expect([times.last(new Date(now)), times.next(new Date(now)), times.text]).toEqual([new Date(last), new Date(next), text]);
});

test.each([
  [{ cron: "61 * * * *" }, '"61 * * * *"'],
  [{ cron: "often" }, '"often"'],
  [{ cron: "0 4 * * *", timezone: "Mars/Olympus" }, '"Mars/Olympus"'],
  [{ every: 10 }, '"every" is 10'],
])("%j is refused with what is wrong", (given, named) => {
  expect(() => readTimes("nightly", given)).toThrow(
    expect.objectContaining({ code: "schedule_invalid", message: expect.stringMatching(new RegExp(`"nightly".*${escape(named)}`)) }),
  );
});
const escape = (text: string): string => text.replaceAll("*", String.raw`\*`);

/** A kind that counts its runs, and holds each until it is released. */
const holding = (name: string) => {
  const counted = { begun: 0, release: () => {} };
  const held = new Promise<void>((resolve) => (counted.release = resolve));
  const kind: JobKind = {
    name,
    background: true,
    run: async () => {
      counted.begun += 1;
      await held;
    },
  };
  return { counted, kind };
};
const schedule = (kind: string, times: JobSchedule["times"]): JobSchedule => ({ name: kind, kind, request: {}, times });
const jobsOf = (kind: string) => db.runs.listJobs({ limit: 100, kinds: [kind] });

test("a time that was missed is made up for once, whichever of the servers start", async () => {
  const { counted, kind } = holding("tidy");
  const parts = { kinds: [kind], schedules: [schedule("tidy", { cron: "0 0 * * *" })] };
  counted.release();
  await using first = await openServer(db, parts);
  await using second = await openServer(db, parts);
  await Promise.all([first.jobs.resume(), second.jobs.resume()]);
  const [job, ...others] = await jobsOf("tidy");
  expect(others).toEqual([]);
  await second.jobs.wait(job?.id ?? "");
  await using third = await openServer(db, parts);
  await third.jobs.resume();
  expect(await jobsOf("tidy")).toHaveLength(1);
  expect(counted.begun).toBe(1);
  const [listed] = await third.jobs.schedules();
  expect(listed).toMatchObject({ times: "0 0 * * * (UTC)", nextAt: expect.any(Date), lastJob: { id: job?.id, status: "finished" } });
});

test("each time has one job on two servers, and none begins while the one before has not ended", async () => {
  const { counted, kind } = holding("tick");
  const parts = { kinds: [kind], schedules: [schedule("tick", { every: 1000 })] };
  await using first = await openServer(db, parts);
  await using second = await openServer(db, parts);
  await Promise.all([first.jobs.resume(), second.jobs.resume()]);
  await expect.poll(() => jobsOf("tick")).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 2200));
  expect(await jobsOf("tick")).toHaveLength(1);
  counted.release();
  await expect.poll(async () => (await jobsOf("tick")).length).toBeGreaterThanOrEqual(3);
  const keys = (await jobsOf("tick")).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test("the options change the times of a schedule, or switch it off", async () => {
  const { kind } = holding("optional");
  const schedules = [schedule("optional", { cron: "0 0 * * *" })];
  await using off = await openServer(db, { kinds: [kind], schedules, options: { schedules: { optional: null } } });
  await off.jobs.resume();
  expect(await jobsOf("optional")).toEqual([]);
  expect(await off.jobs.schedules()).toEqual([{ name: "optional", kind: "optional", times: null, nextAt: null, lastJob: null }]);
  await using other = await openServer(db, { kinds: [kind], schedules, options: { schedules: { optional: { every: 3_600_000 } } } });
  expect((await other.jobs.schedules())[0]?.times).toBe("every hour");
  await using wrong = await openServer(db, { kinds: [kind], schedules, options: { schedules: { other: null } } });
  await expect(wrong.jobs.resume()).rejects.toMatchObject({
    code: "schedule_invalid",
    message: expect.stringContaining("there are: optional"),
  });
});
