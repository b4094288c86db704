import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openJobServer } from "./open-job-server.ts";

beforeEach(({ skip }) => skip(!process.env["TEST_DATABASE_URL"], "TEST_DATABASE_URL names no Postgres"));

let db: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const enqueue = async (id: string) => {
  await db.runs.enqueueJob({ id, pipeline: "hold", userId: "ada", idempotencyKey: id, request: null, lane: null });
  db.database.notifications.send({ type: "work_queued", campaignId: "" });
};

/** Starts a process, and waits until it has begun this job. */
const beginElsewhere = async (id: string) => {
  const child = fork(join(import.meta.dirname, "hold-job.ts"), [db.url ?? ""]);
  expect((await once(child, "message"))[0]).toBe("ready");
  const begun = once(child, "message");
  await enqueue(id);
  expect((await begun)[0]).toBe(id);
  return child;
};

test("jobs of servers that are killed go on within 15 seconds, with the default lease and without polling", async () => {
  const waits: number[] = [];
  for (let round = 0; round < 5; round++) {
    const id = `held-${round}`;
    const child = await beginElsewhere(id);
    await using server = await openJobServer(db.url ?? "", { name: "hold", run: async () => "here" });
    // The lease was renewed some time ago, another one in each round.
    await new Promise((resolve) => setTimeout(resolve, 2000 + round * 900));
    const killed = performance.now();
    child.kill("SIGKILL");
    expect(await server.jobs.wait(id)).toBe("here");
    waits.push((performance.now() - killed) / 1000);
    expect(await server.jobs.find(id)).toMatchObject({ lostTries: 1, status: "finished" });
  }
  console.log(`Seconds until a killed server's job went on: ${waits.map((seconds) => seconds.toFixed(1)).join(", ")}`);
  expect(Math.max(...waits)).toBeLessThan(15);
}, 240_000);
