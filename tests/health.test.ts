import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../graphql/server.ts";
import type { Api } from "../graphql/server.ts";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

let engine: TestEngine;
let api: Api;
let folder: string;
beforeAll(async () => {
  engine = await openEngine();
  folder = await mkdtemp(join(tmpdir(), "health-"));
  const tokens = { secret: "a secret of at least thirty-two bytes" };
  api = createApi({
    kernel: engine.kernel,
    settings: { version: "1.2.3", production: false, tokens, uploads: { folder: join(folder, "not made yet"), fileLimit: 1 } },
  });
});
afterAll(async () => {
  await api.close();
  await engine.close();
  await rm(folder, { recursive: true });
});

const ask = async () => (await api.fetch(new Request("http://local/health"))).json();

test("the health of a server names its disk, its database and its queue, and nothing of users", async () => {
  const health = await ask();
  expect(health).toMatchObject({ ok: true, version: "1.2.3", engine: engine.db.database.engine, faulty: [] });
  expect(health.disk.freeBytes).toBeLessThan(health.disk.totalBytes);
  expect(health.databaseBytes).toBeGreaterThan(1_000_000);
  expect(health.queue).toEqual({
    queuedTurns: 0,
    runningTurns: 0,
    waitingTurns: 0,
    queuedJobs: 0,
    runningJobs: 0,
    failedJobs: 0,
    oldestQueuedSeconds: null,
  });
});

test("asked often, it sends one statement each time", async () => {
  await ask();
  const sent: string[] = [];
  const stop = engine.db.database.onStatement((sql) => void sent.push(sql));
  for (let n = 0; n < 5; n++) await ask();
  stop();
  expect(sent.filter((sql) => !sql.includes("select 1"))).toEqual([]);
});
