import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLiveEvents, executeRun } from "../lib.ts";
import type { RunQueue } from "../run-queue.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

test("what a worker still had to write of a run that it has lost is refused and logged, and harms nothing", async () => {
  await db.runs.enqueue({ id: "r", campaignId: "c", pipeline: "turn", userId: "mara", idempotencyKey: "k", request: {} });
  const lost = await db.runs.claim("c", "paused", 0.01);
  if (lost === null) throw new Error("The run was not claimed.");
  await expect.poll(async () => (await db.runs.claim("c", "next", 30))?.attempt).toBe(2);
  const logged: string[] = [];
  const queue: RunQueue = {
    store: db.runs,
    live: createLiveEvents(db.database.notifications),
    noun: "turn",
    pollInterval: null,
    report: (message, error) => void logged.push(`${message} ${String(error)}`),
  };
  expect(await executeRun(queue, lost, 1, async () => ({ result: "late" }))).toBeNull();
  expect(logged).toEqual([expect.stringMatching(/"r" goes on elsewhere.*refused.*claim 1/)]);
  expect(await db.runs.find("r")).toMatchObject({ status: "running", attempt: 2 });
});
