import { provide, Runner } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { createOffline } from "freeform-rpg/plugins/offline/model/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

/** Answers as the offline model does, and has to be paid for. */
const paid = provide(ModelProvider, {
  uses: { runner: Runner },
  create: ({ runner }) => {
    const offline = createOffline(runner);
    const usage = { model: "paid-1", inputTokens: 900, outputTokens: 50, cacheReadTokens: 700, cost: 0.001 };
    return {
      name: "paid",
      notice: "Answers are paid for.",
      complete: async (request) => ({ ...(await offline.complete(request)), ...usage }),
    };
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ services: [paid] });
  const members = [{ user: "ada", role: "PLAYER" as const, character: {} }];
  await (await server.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee", character: null, members });
  await server.play("ada", { text: "I look around." });
  await server.play("ada", { text: "I wait." });
});
afterAll(() => server.close());

const query = `{ campaign(id: "c") { turn(number: 2) { dm { modelRequests {
  promptId model view history { player narrator } tail inputTokens cacheReadTokens } } } } }`;

test("a DM reads what models were sent in a turn, part by part, as it was sent", async () => {
  const { campaign } = await server.ask("dee", query);
  const [request] = campaign.turn.dm.modelRequests;
  expect(request).toMatchObject({ promptId: "turn/interpreter", model: "paid-1", inputTokens: 900, cacheReadTokens: 700 });
  expect(request.history).toMatchObject([
    { narrator: expect.stringContaining('"is an apple."') },
    { player: expect.stringContaining("I look around.") },
  ]);
  expect(request.view).toMatch(/<view untrusted="true">[\s\S]+## Known people, things and places/);
  expect(request.tail).toContain("## The player says\nI wait.");
});

test("a player does not", async () => {
  await expect(server.ask("ada", query)).rejects.toThrow("does not allow");
});

test("a replay tells the same requests, so that a turn of the offline model shows what a paid one would read", async () => {
  const { campaign } = await server.ask("dee", query);
  const sent = campaign.turn.dm.modelRequests;
  const replays = await server.kernel.use(Replays);
  const request = TurnsRequest.parse({ campaign_id: "c", from_turn: 2, to_turn: 2, rerun: "all", requests: true });
  const { turns } = await replays.turns(request, { replayId: "r", signal: new AbortController().signal });
  const told = turns[0]?.requests.map(({ prompt_id: promptId, view, history, tail }) => ({ promptId, view, history, tail }));
  expect(told?.length).toBeGreaterThan(1);
  expect(sent).toMatchObject(told ?? []);
});
