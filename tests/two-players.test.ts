import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({
    id: "c",
    seed: "two players",
    scenario_id: "training_yard",
    user: "dee",
    character: null,
    members: [
      { user: "ada", role: "PLAYER", character: {} },
      { user: "bo", role: "PLAYER", character: {} },
    ],
  });
});
afterAll(() => server.close());

const watch = `subscription { campaignEvents(campaignId: "c", after: 0) { ... on TurnCommitted { turnNumber turn { text player { userId } } } } }`;

/** Plays whenever it is `user`'s turn, as a person would who watches the table, until four turns are told. */
const playAlong = async (user: string, mine: (turnsTold: number) => boolean): Promise<string[]> => {
  const told: string[] = [];
  if (mine(0)) void server.play(user, { text: "I look around." });
  for await (const { campaignEvents: event } of server.subscribe(user, watch)) {
    if (!event.turn) continue;
    told.push(`${event.turnNumber} ${event.turn.player.userId}: ${event.turn.text}`);
    if (told.length === 4) return told;
    if (mine(told.length)) void server.play(user, { text: "I look around." });
  }
  return told;
};

test("two players take turns, each hearing of the other's through a subscription of their own", async () => {
  const [ada, bo] = await Promise.all([playAlong("ada", (told) => told % 2 === 0), playAlong("bo", (told) => told % 2 === 1)]);
  expect(ada.map((line) => line.slice(0, line.indexOf(":")))).toEqual(["1 ada", "2 bo", "3 ada", "4 bo"]);
  expect(bo).toEqual(ada);
});

test("the story both read afterwards is the one they were told", async () => {
  const query = `{ campaign(id: "c") { currentTurn turns(last: 10) { nodes { number player { userId } } } } }`;
  const [ada, bo] = [await server.ask("ada", query), await server.ask("bo", query)];
  expect(bo).toEqual(ada);
  expect(ada.campaign.currentTurn).toBe(4);
});

test("both read who acted: in turns, runs and events", async () => {
  const fields = "actor { name key } player { userId }";
  const names = (await server.ask("ada", `{ campaign(id: "c") { members { userId character { name key } } } }`)).campaign.members;
  const actorOf = (user: string) => names.find(({ userId }: { userId: string }) => userId === user).character;
  const query = `{ campaign(id: "c") { turns(last: 2) { nodes { runId ${fields} } } } }`;
  const { campaign } = await server.ask("ada", query);
  const [first, second] = campaign.turns.nodes;
  expect([first, second]).toMatchObject([
    { actor: actorOf("ada"), player: { userId: "ada" } },
    { actor: actorOf("bo"), player: { userId: "bo" } },
  ]);
  const { run } = await server.ask("bo", `{ run(id: "${first.runId}") { ${fields} } }`);
  expect(run).toEqual({ actor: actorOf("ada"), player: { userId: "ada" } });
  const started = server.subscribe("bo", `subscription { runEvents(runId: "${first.runId}") { ... on RunStarted { run { ${fields} } } } }`);
  expect((await started.next()).value.runEvents.run).toEqual(run);
  await started.return(undefined);
  const watched = `subscription { campaignEvents(campaignId: "c", after: 0) { player { userId } ... on TurnCommitted { turnNumber actor { key name } } } }`;
  for await (const { campaignEvents: event } of server.subscribe("ada", watched)) {
    if (event.turnNumber !== 4) continue;
    expect(event).toEqual({ turnNumber: 4, actor: actorOf("bo"), player: { userId: "bo" } });
    break;
  }
});
