import { setTimeout as sleep } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { signToken } from "../../graphql/server.ts";
import { openEngine } from "../engine/open-engine.ts";
import { shippedPacks } from "../engine/shipped-packs.ts";
import { checkTables } from "./check-tables.ts";
import type { Violations } from "./check-tables.ts";
import { makeClient } from "./client.ts";
import { disturb } from "./disturb.ts";
import type { Disturbances } from "./disturb.ts";
import { noteInterruptions } from "./interruptions.ts";
import type { Interruption } from "./interruptions.ts";
import { followCampaign } from "./follow.ts";
import type { Sighting } from "./follow.ts";
import { compareHeap, measureEvents } from "./measure.ts";
import type { Delivery } from "./measure.ts";
import { jobKind, seededRandom } from "./options.ts";
import type { SoakOptions } from "./options.ts";
import { playOn } from "./player.ts";
import { openProxy } from "./proxy.ts";
import type { Proxy } from "./proxy.ts";
import { keepRecords } from "./records.ts";
import type { Records } from "./records.ts";
import { prepareServer } from "./server-process.ts";
import { describeTurns } from "./slow-turns.ts";
import type { ServerProcess } from "./server-process.ts";
import { watchTakeovers } from "./takeovers.ts";
import type { Takeover } from "./takeovers.ts";

/** What a soak came to. */
export interface SoakReport {
  readonly accepted: number;
  readonly finished: number;
  readonly jobs: number;
  readonly disturbances: Disturbances;
  readonly violations: Violations;
  readonly interruptions: readonly Interruption[];
  readonly turnTakeovers: readonly Takeover[];
  readonly jobTakeovers: readonly Takeover[];
  readonly deliveries: readonly Delivery[];
  /** Megabytes of the heap of each server that lived long enough, by its name. */
  readonly heaps: ReadonlyMap<string, { readonly early: number; readonly late: number }>;
  /** What was answered or logged that is unusual, and how often. */
  readonly notes: ReadonlyMap<string, number>;
}

const secret = "a secret of at least thirty-two bytes";

/** Everything that a soak works with. */
interface Soak {
  readonly options: SoakOptions;
  readonly db: TestDatabase;
  readonly servers: readonly ServerProcess[];
  readonly proxy: Proxy;
  readonly records: Records;
  readonly followers: Map<string, Sighting[][]>;
}

/** Plays on several servers that are killed, paused and cut off, and checks at the end what became of it. `TEST_DATABASE_URL` names a Postgres. */
export const runSoak = async (options: SoakOptions): Promise<SoakReport> => {
  await using db = await openTestDatabase({ fixture: shippedPacks });
  if (db.url === null) throw new Error("A soak needs a Postgres that several servers share: set TEST_DATABASE_URL to its URL.");
  await createCampaigns(db, options);
  const records = keepRecords();
  const args = [db.url, secret, String(options.slowest)];
  const servers = Array.from({ length: options.servers }, (_, nth) => {
    const name = `server-${nth + 1}`;
    return prepareServer(name, args, (line) => records.note(`${line.replaceAll(/[\da-f-]{36}|\d{3,}/g, "#").slice(0, 200)}`));
  });
  await Promise.all(servers.map((server) => server.start()));
  const proxy = await openProxy(servers);
  try {
    options.print("servers are ready");
    return await play({ options, db, servers, proxy, records, followers: new Map() });
  } finally {
    await proxy.close();
    await Promise.all(servers.map((server) => server.kill()));
  }
};

const campaignOf = (nth: number): string => `c${nth}`;
const userOf = (nth: number): string => `player-${nth}`;

const createCampaigns = async (db: TestDatabase, { campaigns, players }: SoakOptions): Promise<void> => {
  const engine = await openEngine({ beside: db });
  const service = await engine.kernel.use(Campaigns);
  for (let nth = 0; nth < campaigns; nth += 1) {
    const members = Array.from({ length: players }, (_, player) => player)
      .filter((player) => player % campaigns === nth)
      .map((player) => ({ user: userOf(player), role: "PLAYER" as const, character: { name: `Wanderer ${player + 1}` } }));
    await service.create({ id: campaignOf(nth), scenario_id: "training_yard", user: "dee", seed: `soak ${nth}`, character: null, members });
  }
  await engine.close();
};

const play = async (soak: Soak): Promise<SoakReport> => {
  const { options, db, servers, records, followers } = soak;
  const [stop, giveUp, end] = [new AbortController(), new AbortController(), new AbortController()];
  const takeovers = watchTakeovers(db.database);
  const interruptions = noteInterruptions();
  const done: Disturbances = { kills: 0, pauses: 0, restarts: 0 };
  const playing = await Promise.all(
    Array.from({ length: options.players }, (_, nth) =>
      seatPlayer(soak, nth, { stop: stop.signal, giveUp: giveUp.signal, end: end.signal }),
    ),
  );
  const working = queueJobs(soak, stop.signal);
  const random = seededRandom(options.seed);
  const disturbing = disturb({ ...options, db, servers, random, takeovers, interruptions, done, stop: stop.signal });
  if (options.kills === null) await sleep(options.seconds * 1000);
  else await disturbing;
  stop.abort();
  options.print("waiting for the last turns");
  const patience = setTimeout(() => {
    records.note("players gave up after two minutes");
    giveUp.abort();
  }, 120_000);
  await Promise.all([disturbing, working, ...playing.map(({ played }) => played)]);
  await untilEnded(db);
  clearTimeout(patience);
  await takeovers.settle();
  await untilReceived(db, followers);
  end.abort();
  await Promise.all(playing.map(({ followed }) => followed));
  for (const line of await describeTurns(db.database)) options.print(line);
  options.print("checking the tables");
  return {
    accepted: records.accepted.length,
    finished: records.accepted.filter(({ events }) => events.at(-1)?.type === "RUN_FINISHED").length,
    jobs: records.jobs.length,
    disturbances: done,
    violations: await checkTables(db, records, followers),
    interruptions: interruptions.all,
    turnTakeovers: takeovers.turns,
    jobTakeovers: takeovers.jobs,
    deliveries: await measureEvents(db, followers),
    heaps: new Map(servers.flatMap(({ name, memory }) => (compareHeap(memory) === null ? [] : [[name, compareHeap(memory)!]]))),
    notes: records.notes,
  };
};

interface Signals {
  readonly stop: AbortSignal;
  readonly giveUp: AbortSignal;
  readonly end: AbortSignal;
}

/** Begins to play and to follow as one player. */
const seatPlayer = async ({ options, proxy, records, followers }: Soak, nth: number, { stop, giveUp, end }: Signals) => {
  const campaignId = campaignOf(nth % options.campaigns);
  const client = makeClient(proxy.port, await signToken({ secret, user: userOf(nth) }));
  const seen: Sighting[] = [];
  followers.set(campaignId, [...(followers.get(campaignId) ?? []), seen]);
  const { serverOf } = proxy;
  return {
    followed: followCampaign(client, campaignId, { stop: end, seen, serverOf, records }),
    played: playOn({
      client,
      campaignId,
      user: userOf(nth),
      random: seededRandom(options.seed + nth + 1),
      think: options.think,
      records,
      stop,
      giveUp,
    }),
  };
};

/** Queues a job every three seconds, as the API does. */
const queueJobs = async ({ db, records }: Soak, stop: AbortSignal): Promise<void> => {
  while (!stop.aborted) {
    const id = randomUUID();
    const run = { id, campaignId: null, pipeline: jobKind, userId: "dee", idempotencyKey: id, request: {} };
    const queued = await db.runs.enqueue(run).catch(() => null);
    if (queued !== null) records.jobs.push(queued.run.id);
    db.database.notifications.send({ type: "work_queued", campaignId: "" });
    await sleep(3000, undefined, { signal: stop }).catch(() => {});
  }
};

/** Waits until every run has ended, at most two minutes. */
const untilEnded = async ({ database }: TestDatabase): Promise<void> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const open = database.sql.selectFrom("runs").select("id").where("status", "in", ["queued", "running", "waiting"]).limit(1);
    if ((await open.execute()).length === 0) return;
    await sleep(500);
  }
};

/** Waits until every follower has received what is stored, at most half a minute; the check says who has not. */
const untilReceived = async ({ database }: TestDatabase, followers: Soak["followers"]): Promise<void> => {
  const last = (seq: number, seen: readonly Sighting[]): boolean => (seen.at(-1)?.seq ?? 0) >= seq;
  for (let tries = 0; tries < 60; tries += 1) {
    await sleep(500);
    const heads = await database.sql
      .selectFrom("campaign_events")
      .select(["campaign_id", ({ fn }) => fn.max("seq").as("seq")])
      .groupBy("campaign_id")
      .execute();
    if (heads.every(({ campaign_id, seq }) => followers.get(campaign_id)?.every((seen) => last(seq, seen)))) return;
  }
};
