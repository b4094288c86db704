import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { artifact, contribute, definePlugin, pipeline, stage } from "freeform-rpg/kernel";
import { CampaignBus, CommittedTurn, Order, Turns, afterCommit } from "freeform-rpg/plugins/turn/queue";
import { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { scriptedModel, stalled } from "freeform-rpg/testing/models";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import turn from "../plugins/turn/queue/plugin.ts";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

// Leases are renewed, and the queue is read, so rarely that only notifications can be in time.
const patient = { plugin: turn, options: { leaseSeconds: 3600, pollInterval: 3_600_000 } };

const look = { intent: "look", proposed_actions: [{ action: "look", target_id: "", details: "", estimated_minutes: 5 }] };
const isEndless = (request: ModelRequest) => JSON.stringify(request).includes("until the stars go out");
const createModel = () =>
  scriptedModel({
    "turn/interpreter": (request, nth) => (isEndless(request) && typeof stalled === "function" ? stalled(request, nth) : look),
    "turn/narrator": "You look around the yard.",
  });
const models = [createModel(), createModel()];

/** What happens after the next commit on the first server, before its run ends. */
let afterwards: () => Promise<unknown> = async () => null;
const Seen = artifact("test/seen", z.object({}));
const Late = pipeline("late", [CommittedTurn], Seen);
const late = definePlugin({
  name: "late",
  create: () => ({
    stages: [stage({ pipeline: Late, name: "see", needs: {}, makes: Seen, run: async () => (await afterwards(), {}) })],
    contributes: [contribute(afterCommit, Late)],
  }),
});

let servers: TestServer[] = [];
beforeAll(async () => {
  const first = await openServer({ services: [models[0]!], plugins: [patient, { plugin: late }] });
  const second = await openServer({ beside: await first.db.beside(), services: [models[1]!], plugins: [patient] });
  servers = [first, second];
  for (const { kernel } of servers) await (await kernel.use(Turns)).resume();
  await (await first.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "ada", seed: "two servers" });
});
afterAll(async () => {
  for (const server of servers.toReversed()) {
    await server.close();
    await server.db.close();
  }
});

const turnsOf = (server: number) => servers[server]!.kernel.use(Turns);

const ask = async (server: number, key: string, text = "I look around.") =>
  (await turnsOf(server)).play({ campaign_id: "c", user_id: "ada", text, idempotency_key: key });

const play = async (server: number, key: string) => {
  const run = await ask(server, key);
  return { runId: run.id, ...(await (await turnsOf(server)).wait(run.id)) };
};

/** The events of a campaign that a server's watcher receives after one, until it has `count` of them. */
const watch = async (server: number, after: number, count: number): Promise<{ seq: number; type: string }[]> => {
  const events = servers[server]!.subscribe("ada", `subscription { campaignEvents(campaignId: "c", after: ${after}) { seq type } }`);
  const seen: { seq: number; type: string }[] = [];
  for await (const { campaignEvents } of events) if (seen.push(campaignEvents) === count) break;
  return seen;
};

const lastSeq = async (): Promise<number> => {
  const { sql } = servers[0]!.db.database;
  const { last } = await sql
    .selectFrom("campaign_events")
    .select(({ fn }) => fn.max("seq").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

test("turns asked of two servers at once are played once each, one after another", async () => {
  const results = await Promise.all([play(0, "a"), play(1, "b"), play(0, "c"), play(1, "d")]);
  expect(results.map(({ turn_no }) => turn_no).toSorted()).toEqual([1, 2, 3, 4]);
  expect(models.reduce((told, model) => told + model.count("turn/narrator"), 0)).toBe(4);
});

test("the same key sent to both servers at once is one turn", async () => {
  const [here, there] = await Promise.all([play(0, "same"), play(1, "same")]);
  expect(there).toEqual(here);
  expect(here.turn_no).toBe(5);
});

test("a watcher of one server is told of everything on the other, each once, in order and without gaps", async () => {
  const before = await lastSeq();
  const watched = watch(1, before, 8);
  const first = servers[0]!;
  await (
    await first.kernel.use(TableTalk)
  ).post({ campaignId: "c", userId: "ada", kind: "table_talk", text: "hello", idempotencyKey: "hello" });
  await play(0, "later");
  await first.db.log.rewind({ campaignId: "c", userId: "ada", turnNo: 5, reason: "again" });
  await (await first.kernel.use(Order)).set({ campaignId: "c", userId: "ada", mode: "free" });
  const bus = await first.kernel.use(CampaignBus);
  for (const type of ["review_waiting", "review_decided"] as const) bus.publish({ type, campaignId: "c", runId: "r", userId: "ada" });
  const seen = await watched;
  expect(seen.map(({ seq }) => seq - before)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(seen.map(({ type }) => type)).toEqual([
    "MESSAGE_POSTED",
    "TURN_QUEUED",
    "TURN_STARTED",
    "TURN_COMMITTED",
    "REWOUND",
    "ORDER_CHANGED",
    "REVIEW_WAITING",
    "REVIEW_DECIDED",
  ]);
});

test("a watcher who comes back on the other server goes on after the last event that it received", async () => {
  const last = await lastSeq();
  const [, fourth, ...rest] = await watch(1, 2, last - 2);
  const again = watch(0, fourth!.seq, last - 4 + 3);
  await play(1, "after the break");
  expect((await again).slice(0, last - 4)).toEqual(rest);
  expect((await again).slice(last - 4).map(({ seq, type }) => [seq - last, type])).toEqual([
    [1, "TURN_QUEUED"],
    [2, "TURN_STARTED"],
    [3, "TURN_COMMITTED"],
  ]);
});

test("an event number that the campaign does not have is refused", async () => {
  const last = await lastSeq();
  for (const after of [-1, last + 1])
    expect(
      (await servers[0]!.request("ada", `subscription { campaignEvents(campaignId: "c", after: ${after}) { seq } }`)).map(
        ({ errors }: any) => errors?.[0]?.message,
      ),
    ).toEqual([expect.stringContaining(`has no event ${after}`)]);
});

test("a run is followed on the other server as on its own, to its last event", async () => {
  const turns = await turnsOf(1);
  const run = await ask(0, "followed");
  const seen = [];
  for await (const event of turns.follow(run.id)) seen.push(event);
  expect(seen.at(-1)?.type).toBe("run_finished");
  expect(seen).toEqual(await servers[0]!.db.runs.readEvents(run, 0));
});

test("a turn is cancelled on the other server at once", async () => {
  const [here, there] = [await turnsOf(0), await turnsOf(1)];
  const run = await ask(0, "endless", "I look around until the stars go out.");
  for await (const event of there.follow(run.id)) if (event.type === "stage_started" && event.stage === "interpret") break;
  const followed = Array.fromAsync(there.follow(run.id));
  await there.cancel(run.id, "ada");
  expect((await followed).at(-1)).toMatchObject({ type: "run_failed", failure: { code: "run_cancelled" } });
  await expect(here.wait(run.id)).rejects.toMatchObject({ code: "run_cancelled" });
  await play(0, "after it");
});

test("a turn that is cancelled on the other server while it ends is finished, as it is in the log", async () => {
  const run = await ask(0, "cancelled late");
  afterwards = async () => (await turnsOf(1)).cancel(run.id, "ada");
  const { turn_no } = await (await turnsOf(0)).wait(run.id);
  afterwards = async () => null;
  expect(await servers[1]!.db.runs.find(run.id)).toMatchObject({ status: "finished", failure: null });
  expect((await play(1, "after the late one")).turn_no).toBe(turn_no + 1);
});
