import type { RunEvent } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../testing.ts";
import type { TestDatabase } from "../testing.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const usage = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
const paid = { calls: 1, inputTokens: 10, outputTokens: 2, cost: 0.5 };
const id = "r";
const started: RunEvent = { type: "run_started", pipeline: "turn", resumed: false, runId: id, seq: 1 };
const events: readonly RunEvent[] = [
  started,
  { type: "stage_started", stage: "load", runId: id, seq: 2 },
  { type: "stage_finished", stage: "load", ms: 1.5, restored: false, usage, runId: id, seq: 3 },
  { type: "stage_started", stage: "narrate", runId: id, seq: 4 },
  { type: "token", stage: "narrate", text: "You wait.", runId: id, seq: 5 },
  { type: "stage_finished", stage: "narrate", ms: 2, restored: true, usage: paid, runId: id, seq: 6 },
];
const key = { id, campaignId: "c" };

test("events of a write are few rows, and are read as they were written, from any number on", async () => {
  await db.runs.enqueue({ ...key, pipeline: "turn", userId: "u", idempotencyKey: "k", request: {} });
  const run = await db.runs.claim("c", "w", 30);
  if (run === null) throw new Error("The run was not claimed.");
  await db.runs.appendEvents(run, events);
  const { rows } = await sql<{ seq: number }>`select seq from run_events where campaign_id = 'c' order by seq`.execute(db.database.sql);
  expect(rows.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  for (let after = 0; after <= events.length; after += 1) expect(await db.runs.readEvents(key, after)).toEqual(events.slice(after));

  const last: RunEvent = { type: "run_finished", ms: 3, runId: id, seq: 7 };
  // The answer to the first write was lost, so its events come again with what followed.
  await db.runs.appendEvents(run, events);
  await db.runs.finish(run, { status: "finished", events: [...events, last] });
  expect(await db.runs.readEvents(key, 0)).toEqual([...events, last]);
});

test("the events of a turn that has ended are one row, which a second end of it leaves as it is", async () => {
  const ended = { id: "ended", campaignId: "d" };
  await db.runs.enqueue({ ...ended, pipeline: "turn", userId: "u", idempotencyKey: "k", request: {} });
  const run = await db.runs.claim("d", "w", 30);
  if (run === null) throw new Error("The run was not claimed.");
  const own = events.map((event) => ({ ...event, runId: "ended" }));
  const last: RunEvent = { type: "run_finished", ms: 3, runId: "ended", seq: 7 };
  for (const event of own) await db.runs.appendEvents(run, [event]);
  for (const _ of [1, 2]) {
    await db.runs.finish(run, { status: "finished", events: [last] });
    const { rows } = await sql<{ seq: number }>`select seq from run_events where campaign_id = 'd'`.execute(db.database.sql);
    expect(rows).toEqual([{ seq: 7 }]);
    for (let after = 0; after <= own.length; after += 1)
      expect(await db.runs.readEvents(ended, after)).toEqual([...own, last].slice(after));
  }
});
