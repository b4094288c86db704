import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLiveEvents, follow } from "../lib.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

test("a run that was cancelled ends for those who follow it, also when its worker has died before it could store the last event", async () => {
  const live = createLiveEvents(db.database.notifications);
  await db.runs.enqueue({ id: "r", campaignId: "c", pipeline: "turn", userId: "mara", idempotencyKey: "k", request: {} });
  const run = await db.runs.claim("c", "dead", 30);
  if (run === null) throw new Error("The run was not claimed.");
  await db.runs.appendEvents(run, [{ type: "token", stage: "narrate", text: "You", runId: "r", seq: 1 }]);
  const failure = { code: "run_cancelled", message: "Stopped.", plugin: null, point: null };
  expect(await db.runs.cancel(run, { failure })).toBe(false);
  expect(await Array.fromAsync(follow({ store: db.runs, live }, "r"))).toEqual([
    expect.objectContaining({ type: "token", seq: 1 }),
    { type: "run_failed", failure, runId: "r", seq: 2 },
  ]);
});
