import { afterAll, beforeAll, expect, test } from "vitest";
import { scriptedModel } from "freeform-rpg/testing/models";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
  const campaigns = await server.kernel.use(Campaigns);
  await campaigns.create({
    id: "c",
    seed: "table talk",
    scenario_id: "training_yard",
    user: "dee",
    character: null,
    members: [
      { user: "ada", role: "PLAYER", character: {} },
      { user: "bo", role: "PLAYER", character: {} },
      { user: "oz", role: "OBSERVER" },
    ],
  });
});
afterAll(() => server.close());

const playMutation = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) { __typename
  ... on QueuedTurn { kind run { key actor { name } } turn { number input text } tableMessage { key kind text hidden afterTurn actor { name } userId roll { text total reason } } }
  ... on Error { reason explanation: message } } }`;

let keys = 0;
const send = async (user: string, text: string, more: object = {}) => {
  keys += 1;
  const input = { campaignId: "c", text, idempotencyKey: `talk-${keys}`, wait: true, ...more };
  return (await server.ask(user, playMutation, { input })).playTurn;
};

const historyQuery = `{ campaign(id: "c") { currentTurn history(last: 50) { nodes { turn { number actor { name } } tableMessage { text afterTurn hidden roll { total } } } }
  tableMessages(last: 50) { nodes { text } } } }`;
const linesOf = async (user: string): Promise<string[]> =>
  (await server.ask(user, historyQuery)).campaign.history.nodes.map(({ turn, tableMessage }: any) =>
    turn ? `turn ${turn.number}` : `${tableMessage.afterTurn}: ${tableMessage.text}`,
  );

const stateOf = () => server.db.log.state("c");
const eventsOf = async () =>
  (await server.db.database.sql.selectFrom("events").select("seq").where("campaign_id", "=", "c").execute()).length;

test("table talk and rolls reach everyone, make no turn and change nothing", async () => {
  const [state, events] = [await stateOf(), await eventsOf()];
  const talk = await send("ada", "/ooc back in five minutes");
  expect(talk).toMatchObject({
    kind: "TABLE_TALK",
    run: null,
    turn: null,
    tableMessage: { text: "back in five minutes", userId: "ada", afterTurn: 0 },
  });
  expect(talk.tableMessage.actor.name).toBe(
    (await server.ask("ada", `{ campaign(id: "c") { me { character { name } } } }`)).campaign.me.character.name,
  );
  expect(await send("bo", "((same here")).toMatchObject({ kind: "TABLE_TALK", tableMessage: { text: "same here" } });
  const roll = await send("bo", "/roll 2d6+1 for the jump");
  expect(roll).toMatchObject({
    kind: "ROLL",
    tableMessage: { kind: "ROLL", text: "2d6+1 for the jump", roll: { reason: "for the jump" } },
  });
  expect(roll.tableMessage.roll.text).toMatch(/^2d6\+1: [1-6], [1-6] \+ 1 = \d+$/);
  expect(await send("dee", "d20", { kind: "ROLL" })).toMatchObject({ kind: "ROLL", tableMessage: { actor: null } });
  expect(await linesOf("oz")).toEqual(["0: back in five minutes", "0: same here", "0: 2d6+1 for the jump", "0: d20"]);
  expect([await stateOf(), await eventsOf()]).toEqual([state, events]);
});

test("the same key posts once, and a key is never both a turn's and a message's", async () => {
  const first = await send("ada", "/roll 4d6kh3", { idempotencyKey: "once" });
  expect(await send("ada", "/roll 4d6kh3", { idempotencyKey: "once" })).toEqual(first);
  expect(await send("ada", "/roll 4d6", { idempotencyKey: "once" })).toMatchObject({ reason: "idempotency_key_reused" });
  expect(await send("ada", "I look around.", { idempotencyKey: "once" })).toMatchObject({ reason: "idempotency_key_reused" });
  await send("ada", "I look around.", { idempotencyKey: "turn" });
  expect(await send("ada", "/ooc hello", { idempotencyKey: "turn" })).toMatchObject({ reason: "idempotency_key_reused" });
});

test.each([
  ["oz", "/ooc hello", "ForbiddenError", "observer_cannot_talk"],
  ["oz", "/roll d20", "ForbiddenError", "observer_cannot_talk"],
  ["nobody", "/ooc hello", "NotFoundError", "campaign_not_found"],
  ["ada", "/ooc", "ValidationError", "text_empty"],
  ["ada", `/ooc ${"x".repeat(2001)}`, "ValidationError", "text_too_long"],
  ["ada", "/roll", "ValidationError", "roll_invalid"],
  ["ada", "/roll 101d6", "ValidationError", "roll_invalid"],
  ["ada", "((brb)) I open the door", "ValidationError", "table_talk_invalid"],
])("%s is refused %j: %s", async (user, text, __typename, reason) => {
  expect(await send(user, text)).toMatchObject({ __typename, reason });
});

test("a hidden roll reaches DMs alone", async () => {
  expect(await send("dee", "/gmroll d20 perception")).toMatchObject({
    kind: "ROLL",
    tableMessage: { hidden: true, roll: { reason: "perception" } },
  });
  expect(await send("ada", "d20 stealth", { kind: "ROLL", hidden: true })).toMatchObject({ kind: "ROLL", tableMessage: null });
  const asked = await server.ask("dee", `{ campaign(id: "c") { tableMessages(last: 2) { nodes { id key hidden } } } }`);
  const [{ id, hidden }] = asked.campaign.tableMessages.nodes;
  expect(hidden).toBe(true);
  for (const user of ["ada", "bo", "oz"]) {
    expect(JSON.stringify(await server.ask(user, historyQuery))).not.toMatch(/perception|stealth/);
    expect(await server.ask(user, `{ node(id: "${id}") { id } }`)).toEqual({ node: null });
  }
  expect((await linesOf("dee")).slice(-2)).toEqual([expect.stringContaining("d20 perception"), expect.stringContaining("d20 stealth")]);
});

test("the history has the DM's narrations for everybody, and whispers for those who hear them", async () => {
  const { campaign } = await server.ask("ada", `{ campaign(id: "c") { me { character { key } } } }`);
  await server.ask("dee", `mutation { narrateAsDm(input: { campaignId: "c", text: "The lamps go out." }) { __typename } }`);
  await server.ask(
    "dee",
    `mutation ($to: [ID!]!) { whisper(input: { campaignId: "c", text: "You hear a click.", to: $to }) { __typename } }`,
    { to: [campaign.me.character.key] },
  );
  const read = `{ campaign(id: "c") { history(last: 2) { nodes { turn { text } } } } }`;
  const textsOf = async (user: string) => JSON.stringify((await server.ask(user, read)).campaign.history.nodes);
  for (const user of ["dee", "ada", "bo"]) expect(await textsOf(user)).toContain("The lamps go out.");
  for (const user of ["dee", "ada"]) expect(await textsOf(user)).toContain("You hear a click.");
  expect(await textsOf("bo")).not.toContain("click");
});

test("speech is said as it stands, and nothing in it is an action", async () => {
  const before = (await server.ask("ada", `{ campaign(id: "c") { scene { location { key } } } }`)).campaign.scene;
  const said = await send("ada", "/say Go away, all of you");
  expect(said.turn).toMatchObject({ input: "Go away, all of you" });
  expect(said.turn.text).toMatch(/"Go away, all of you[.,]?"/);
  expect((await server.ask("ada", `{ campaign(id: "c") { scene { location { key } } } }`)).campaign.scene).toEqual(before);
  expect((await send("ada", '"I attack the gate!"', { kind: "SPEECH" })).turn.text).toContain('"I attack the gate!"');
});

test("a rewind keeps what was said, after the last turn that stands", async () => {
  await send("bo", "/ooc that went badly");
  await server.ask("dee", `mutation { rewindCampaign(input: {campaignId: "c", turnNumber: 1}) { ... on Campaign { currentTurn } } }`);
  await send("bo", "/ooc better");
  await send("bo", "I look around.");
  const lines = await linesOf("ada");
  expect(lines.slice(-4)).toEqual(["turn 1", "1: that went badly", "1: better", "turn 2"]);
  expect(await server.db.log.fold("c", { fromStart: true })).toEqual(await stateOf());
});

test("a watcher hears of messages as they are posted, and after a break of those that were missed", async () => {
  const { lastEventSeq } = (await server.ask("ada", `{ campaign(id: "c") { lastEventSeq } }`)).campaign;
  const watch = `subscription { campaignEvents(campaignId: "c", after: ${lastEventSeq}) { type player { userId }
    ... on TurnCommitted { actor { name } } ... on MessagePosted { actor { name } tableMessage { text } } } }`;
  await send("dee", "/gmroll d20 secretly");
  await send("dee", "/ooc ready?");
  await send("bo", "I look around.");
  const seen = [];
  for await (const { campaignEvents: event } of server.subscribe("ada", watch)) {
    if (event.type === "TURN_COMMITTED" || event.type === "MESSAGE_POSTED") seen.push(event);
    if (seen.length === 2) {
      await send("dee", "/gmroll d20 again secretly");
      await send("bo", "/roll d%");
    }
    if (seen.length === 3) break;
  }
  expect(seen.map(({ type, tableMessage, player }) => [type, tableMessage?.text, player.userId])).toEqual([
    ["MESSAGE_POSTED", "ready?", "dee"],
    ["TURN_COMMITTED", undefined, "bo"],
    ["MESSAGE_POSTED", "d%", "bo"],
  ]);
  expect(seen[1].actor.name).toBe(seen[2].actor.name);
});

test("a text that the model understands as table talk alone is posted, and costs no turn", async () => {
  const model = scriptedModel({ "turn/interpreter": { intent: "a question to the table", table_talk: "Can we stop at ten?" } });
  const scripted = await openServer({ services: [model] });
  await (await scripted.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "ada", seed: "talk" });
  const input = { campaignId: "c", text: "Can we stop at ten?", idempotencyKey: "ten", wait: true };
  const answer = (await scripted.ask("ada", playMutation, { input })).playTurn;
  expect(answer).toMatchObject({ turn: null, tableMessage: { text: "Can we stop at ten?", afterTurn: 0 } });
  expect((await scripted.ask("ada", playMutation, { input })).playTurn).toEqual(answer);
  expect((await scripted.ask("ada", `{ campaign(id: "c") { currentTurn history(last: 5) { totalCount } } }`)).campaign).toEqual({
    currentTurn: 0,
    history: { totalCount: 1 },
  });
  expect(model.count("turn/narrator")).toBe(0);
  await scripted.close();
});

test("a key that another user chose is free", async () => {
  await send("ada", "/roll d20", { idempotencyKey: "of many" });
  expect(await send("dee", "/ooc hello", { idempotencyKey: "of many" })).toMatchObject({ tableMessage: { text: "hello" } });
  expect(await send("bo", "I look around.", { idempotencyKey: "of many" })).toMatchObject({ kind: "ACTION" });
});
