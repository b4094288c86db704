import { setTimeout as sleep } from "node:timers/promises";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { CampaignBus, Turns } from "freeform-rpg/plugins/turn/queue";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import turn from "../../plugins/turn/queue/plugin.ts";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";

beforeEach(({ skip }) => skip(!process.env["TEST_DATABASE_URL"], "TEST_DATABASE_URL names no Postgres"));

// The queue is read so rarely that what is sent while nothing happens is the followers' doing.
const patient = { plugin: turn, options: { leaseSeconds: 3600, pollInterval: 3_600_000 } };
const followers = 30;
const received: { readonly seq: number; readonly at: number }[][] = Array.from({ length: followers }, () => []);
const stop = new AbortController();
let servers: TestServer[] = [];

beforeAll(async () => {
  if (!process.env["TEST_DATABASE_URL"]) return;
  const first = await openServer({ plugins: [patient] });
  const second = await openServer({ beside: await first.db.beside(), plugins: [patient] });
  servers = [first, second];
  await (await first.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "ada", seed: "events" });
  const turns = await second.kernel.use(Turns);
  for (const seen of received) {
    const events = turns.campaign("c", stop.signal);
    void (async () => {
      for await (const { seq } of events) seen.push({ seq, at: performance.now() });
    })();
  }
  // Returns when it is known from where on they receive events.
  await turns.campaignPast("c", 0);
});
afterAll(async () => {
  stop.abort();
  for (const server of servers.toReversed()) {
    await server.close();
    await server.db.close();
  }
});

const publish = async (): Promise<void> =>
  (await servers[0]!.kernel.use(CampaignBus)).publish({ type: "settings_changed", campaignId: "c", userId: "ada" });

const receive = async (count: number): Promise<void> => {
  await expect.poll(() => received.every((seen) => seen.length >= count), { interval: 5 }).toBe(true);
};

test("a server has one connection that listens, whatever the number of its followers, and they ask the database for nothing", async () => {
  await publish();
  await receive(1);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'freeform-rpg events'`.execute(servers[0]!.db.database.sql);
  expect(rows).toEqual([{ count: 2 }]);
  const sent: string[] = [];
  const stopCounting = servers[1]!.db.database.onStatement((text) => void sent.push(text));
  await sleep(3000);
  await publish();
  await receive(2);
  stopCounting();
  // Every ten seconds the connection that listens is checked by a message to itself.
  expect(sent.filter((text) => !text.includes("pg_notify"))).toEqual([]);
});

test("an event is on the other server in less than 100 ms, in the median", { retry: 2 }, async () => {
  const delays: number[] = [];
  for (let nth = 0; nth < 41; nth += 1) {
    const before = received[0]!.length;
    const sent = performance.now();
    await publish();
    await receive(before + 1);
    delays.push(received[0]![before]!.at - sent);
    await sleep(20);
  }
  const median = delays.toSorted((a, b) => a - b)[20]!;
  console.log(`An event is on the other server after ${median.toFixed(1)} ms, in the median.`);
  expect(median).toBeLessThan(100);
  const numbers = received[0]!.map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
});
