import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import { scriptedModel } from "freeform-rpg/testing/models";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "./engine/open-server.ts";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

const createModel = () =>
  scriptedModel({
    "turn/interpreter": { intent: "look", proposed_actions: [{ action: "look", target_id: "", details: "", estimated_minutes: 5 }] },
    "turn/narrator": "You look around the yard.",
  });
const models = [createModel(), createModel()];

let servers: TestEngine[] = [];
beforeAll(async () => {
  const first = await openEngine({ services: [models[0]!] });
  // Servers that share a database look for each other's work; the embedded one has a single process, but speaks the same SQL.
  const beside = { ...first.db, database: { ...first.db.database, engine: "postgres" as const } };
  const second = await openEngine({ beside, services: [models[1]!] });
  servers = [first, second];
  for (const { kernel } of servers) await (await kernel.use(Turns)).resume();
  await (await first.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "ada", seed: "two servers" });
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

const play = async (server: number, key: string) => {
  const turns = await servers[server]!.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "c", user_id: "ada", text: "I look around.", idempotency_key: key });
  return { runId: run.id, ...(await turns.wait(run.id)) };
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

test("a watcher of one server is told of turns, talk and rewinds of the other, each once and in order", async () => {
  const [here, there] = [await openServer({ beside: servers[1]!.db }), await servers[0]!.kernel.use(TableTalk)];
  const seen: string[] = [];
  const watch = here.subscribe(
    "ada",
    `subscription { campaignEvents(campaignId: "c", afterTurn: 4) { type turnNumber tableMessage { text } } }`,
  );
  const read = async () => {
    const { campaignEvents: event } = (await watch.next()).value;
    if (event.type !== "turn_queued" && event.type !== "turn_started")
      seen.push([event.type, event.turnNumber ?? event.tableMessage.text].join(" "));
  };
  await read();
  const talk = { campaignId: "c", userId: "ada", kind: "table_talk" as const };
  await there.post({ ...talk, text: "hello", idempotencyKey: "hello" });
  await play(0, "later");
  await servers[0]!.db.log.rewind({ campaignId: "c", userId: "ada", turnNo: 5, reason: "again" });
  while (seen.length < 4) await read();
  expect(seen).toEqual(["turn_committed 5", "message_posted hello", "turn_committed 6", "rewound 5"]);
  await watch.return(undefined);
  await here.close();
});
