import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { scriptedModel } from "freeform-rpg/testing/models";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

const createModel = () =>
  scriptedModel({
    "turn/interpreter": { intent: "look", proposed_actions: [{ action: "look", target_id: "", details: "", estimated_minutes: 5 }] },
    "turn/planner": { beats: ["it is quiet"], tension_move: "", tension_move_type: null },
    "turn/narrator": { final_text: "You look around the yard.", next_prompt: "What do you do?", suggested_actions: [] },
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
