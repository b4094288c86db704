import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { event, playCampaign } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const failure = { code: "run_cancelled", message: "Stopped.", plugin: null, point: null };

/** A campaign with its genesis, and a run of it that is claimed. */
const claimRun = async (campaignId: string, leaseSeconds = 30) => {
  await playCampaign(db, campaignId, 0);
  const id = `run-of-${campaignId}`;
  await db.runs.enqueue({ id, campaignId, pipeline: "turn", userId: "mara", idempotencyKey: id, request: {} });
  const run = await db.runs.claim(campaignId, "first", leaseSeconds);
  if (run === null) throw new Error("The run was not claimed.");
  const commit = (attempt: number) => db.log.append(event(campaignId, 1, { runId: id, attempt }), async () => []);
  return { run, commit };
};

const logOf = (campaignId: string) =>
  db.database.sql.selectFrom("events").select("run_id").where("campaign_id", "=", campaignId).where("kind", "=", "turn").execute();

test("a run that is in the log is not cancelled: its worker finishes it", async () => {
  const { run, commit } = await claimRun("committed");
  await commit(run.attempt);
  expect(await db.runs.cancel(run, { failure })).toBe(false);
  expect(await db.runs.find(run.id)).toMatchObject({ status: "running", failure: null });
  await db.runs.finish(run, { status: "finished" });
  expect(await db.runs.find(run.id)).toMatchObject({ status: "finished", failure: null });
});

test("what was saved while a run was committed is gone when it has finished", async () => {
  const { run, commit } = await claimRun("late");
  await commit(run.attempt);
  await db.runs.save(run, { artifact: "a", key: "k", value: "late" });
  expect(await db.runs.load(run)).toHaveLength(1);
  await db.runs.finish(run, { status: "finished" });
  expect(await db.runs.load(run)).toEqual([]);
});

test("a run that was cancelled is not committed, and its campaign stays as it was", async () => {
  const { run, commit } = await claimRun("cancelled");
  await db.runs.cancel(run, { failure });
  await expect(commit(run.attempt)).rejects.toMatchObject({ code: "run_cancelled", message: expect.stringContaining(run.id) });
  expect(await logOf("cancelled")).toEqual([]);
  expect(await db.log.append(event("cancelled", 1), async () => [])).toMatchObject({ seq: 2 });
});

test("a worker that lost its run does not commit it; the one that has it does, once", async () => {
  const { run, commit } = await claimRun("lost", 0.01);
  await expect.poll(async () => (await db.runs.claim("lost", "second", 30))?.attempt).toBe(2);
  await expect(commit(run.attempt)).rejects.toMatchObject({ code: "run_superseded", message: expect.stringContaining(run.id) });
  expect(await logOf("lost")).toEqual([]);
  const first = await commit(2);
  expect(await commit(2)).toEqual(first);
  expect(await logOf("lost")).toEqual([{ run_id: run.id }]);
});
