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
    seed: "in my own words",
    scenario_id: "training_yard",
    user: "dee",
    character: null,
    members: [{ user: "ada", role: "PLAYER", character: {} }],
  });
});
afterAll(() => server.close());

const narrateText = `mutation ($input: NarrateAsDmInput!) { narrateAsDm(input: $input) {
  __typename ... on Turn { number kind text actor { key } player { userId } } ... on Error { code reason message } } }`;

const narrate = async (text: string, more: object = {}, user = "dee") =>
  (await server.ask(user, narrateText, { input: { campaignId: "c", text, ...more } })).narrateAsDm;

test("a DM's words are a turn that everybody reads and later turns remember", async () => {
  const told = await narrate("The bell above the gate cracks from lip to crown.");
  expect(told).toMatchObject({ number: 1, kind: "NARRATION", actor: null, player: { userId: "dee" } });
  const spoken = await narrate("Nobody rings that bell again.", { speakerId: "hedda_marl" });
  expect(spoken).toMatchObject({ number: 2, text: "Sergeant Hedda Marl: “Nobody rings that bell again.”", actor: { key: "hedda_marl" } });
  const { turn } = await server.play("ada", { text: "I look around." });
  expect(turn.number).toBe(3);
  const query = `{ campaign(id: "c") { turns(last: 5) { nodes { number kind text } } searchLore(text: "the cracked bell", corpus: HISTORY) { passages { text } } } }`;
  const { campaign } = await server.ask("ada", query);
  expect(campaign.turns.nodes.map(({ kind }: { kind: string }) => kind)).toEqual(["NARRATION", "NARRATION", "TURN"]);
  expect(JSON.stringify(campaign.searchLore)).toContain("cracks from lip to crown");
  expect(await server.db.log.state("c")).toEqual(await server.db.log.fold("c", { fromStart: true }));
});

test("the same key tells it once, and a rewind takes it back", async () => {
  const before = await narrate("A cart stops outside.", { idempotencyKey: "cart" });
  expect((await narrate("A cart stops outside.", { idempotencyKey: "cart" })).number).toBe(before.number);
  await server.db.log.rewind({ campaignId: "c", userId: "dee", turnNo: before.number - 1, reason: "" });
  const { campaign } = await server.ask("ada", `{ campaign(id: "c") { currentTurn turns(last: 1) { nodes { text } } } }`);
  expect(campaign.currentTurn).toBe(before.number - 1);
  expect(campaign.turns.nodes[0].text).not.toContain("cart");
});

test("an edited narration is read everywhere in place of the first one, which the log keeps", async () => {
  const { turn } = await server.play("ada", { text: "I look around." });
  const text = "Nothing moves in the quillon yard but the straw figure.";
  const edit = (turnNumber: number, user = "dee") =>
    server.ask(
      user,
      `mutation ($text: String!) { editNarration(input: { campaignId: "c", turnNumber: ${turnNumber}, text: $text }) {
        ... on Turn { number text } ... on Error { code reason } } }`,
      { text },
    );
  expect((await edit(turn.number)).editNarration).toEqual({ number: turn.number, text });
  const query = `{ campaign(id: "c") { searchLore(text: "quillon yard", corpus: HISTORY) { passages { text } } } }`;
  expect(JSON.stringify(await server.ask("ada", query))).toContain("quillon");
  const { final_text } = await server.db.database.sql
    .selectFrom("events")
    .select("final_text")
    .where("campaign_id", "=", "c")
    .where("turn_no", "=", turn.number)
    .where("superseded_by", "is", null)
    .executeTakeFirstOrThrow();
  expect(final_text).toBe(turn.text);
  expect((await edit(turn.number, "ada")).editNarration).toMatchObject({ code: "FORBIDDEN" });
  expect((await edit(99)).editNarration).toMatchObject({ code: "NOT_FOUND", reason: "turn_not_found" });
});

test("watchers see it as it is told", async () => {
  const watching = await server.watch("ada", "c", "type ... on TurnCommitted { turn { kind text } run { key } }");
  const next = watching.next();
  await narrate("Rain begins.", {});
  expect((await next).value.campaignEvents).toEqual({
    type: "TURN_COMMITTED",
    turn: { kind: "NARRATION", text: "Rain begins." },
    run: null,
  });
  await watching.return(undefined);
});

test.for([
  ["ada", "FORBIDDEN", { text: "I win." }],
  ["zoe", "NOT_FOUND", { text: "Hello." }],
  ["dee", "VALIDATION_FAILED", { text: "  " }],
  ["dee", "VALIDATION_FAILED", { text: "x".repeat(20_001) }],
  ["dee", "VALIDATION_FAILED", { text: "Hello.", speakerId: "watch_apple" }],
  ["dee", "VALIDATION_FAILED", { text: "Hello.", speakerId: "nobody" }],
] as const)("%s is refused with %s", async ([user, code, { text, ...more }]) => {
  expect(await narrate(text, more, user)).toMatchObject({ code });
});
