import { Worlds } from "freeform-rpg/db";
import { heldNotice } from "freeform-rpg/schemas/turn";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";
import { createPartlyScripted } from "./engine/partly-scripted.ts";

/** The story has no Captain Dorn, and nothing else is in the text: there is nothing to keep of it. */
const lie = '"It is long past midnight," says Captain Dorn.';
const model = createPartlyScripted();
let server: TestServer;
let told = 0;
let campaign = "";

beforeAll(async () => {
  server = await openServer({ services: [model.provision] });
  const from = { scenario: "training_yard" };
  const members = [
    { userId: "paul", role: "PLAYER" },
    { userId: "olga", role: "OBSERVER" },
  ];
  const input = { from, name: "Held", withoutCharacter: true, onUnfixableNarration: "HOLD", members };
  const { createCampaign } = await server.ask(
    "dora",
    `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
    ... on Campaign { key onUnfixableNarration } ... on Error { message } } }`,
    { input },
  );
  campaign = createCampaign.key;
});
afterAll(() => server.close());

/** Takes a turn of which the narrator tells this every time that it is asked. */
const playTold = async (final_text: string): Promise<number> => {
  model.answer({ "turn/narrator": final_text });
  told += 1;
  const { turn } = await server.play("paul", { campaignId: campaign, text: "I wait.", idempotencyKey: `told-${told}` });
  return turn.number;
};

const readTurn = async (user: string, number: number, fields = "text narrationStatus") =>
  (await server.ask(user, `{ campaign(id: "${campaign}") { turn(number: ${number}) { ${fields} } } }`)).campaign.turn;

const release = async (user: string, turnNumber: number, form: string, more: object = {}) => {
  const query = `mutation ($input: ReleaseNarrationInput!) { releaseNarration(input: $input) { __typename
    ... on Turn { number text narrationStatus } ... on Error { code reason message } ... on ValidationError { issues { path message } } } }`;
  return (await server.ask(user, query, { input: { campaignId: campaign, turnNumber, form, ...more } })).releaseNarration;
};

test("a turn beyond repair stands; its prose waits, unheard by any player, and the DM has all of it", async () => {
  const number = await playTold(lie);
  expect(await readTurn("paul", number)).toEqual({ text: heldNotice, narrationStatus: "HELD" });
  const { runId } = await readTurn("paul", number, "runId");
  const heard: unknown[] = [];
  for await (const event of server.subscribe("paul", `subscription { runEvents(runId: "${runId}") { ... on TokenStreamed { text } } }`))
    heard.push(event);
  expect(JSON.stringify(heard)).toContain(heldNotice);
  expect(JSON.stringify(heard)).not.toContain("midnight");
  const { campaign: seen } = await server.ask(
    "dora",
    `{ campaign(id: "${campaign}") { dm { heldNarrations { number dm { narration { heldText fallbackText violations { rule } } } } } } }`,
  );
  const [waiting] = seen.dm.heldNarrations;
  expect(waiting).toMatchObject({ number, dm: { narration: { heldText: lie } } });
  expect(waiting.dm.narration.violations.length).toBeGreaterThan(0);
});

test("until it is released later turns look back on what code decided, never on the held text", async () => {
  await playTold("You wait.");
  const worlds = await server.kernel.use(Worlds);
  const { campaign: seen } = await server.ask("dora", `{ campaign(id: "${campaign}") { turn(number: 2) { dm { packet } } } }`);
  expect(JSON.stringify(seen.turn.dm.packet)).not.toContain("midnight");
  const { campaign: actor } = await server.ask("paul", `{ campaign(id: "${campaign}") { me { character { key } } } }`);
  const world = await worlds.read({
    run_id: "r",
    campaign_id: campaign,
    user_id: "paul",
    role: "PLAYER",
    actor_id: actor.me.character.key,
    text: "I wait.",
    idempotency_key: "k",
    seed: null,
  });
  expect(JSON.stringify(world)).not.toContain("midnight");
});

test.each([
  ["paul", "FORBIDDEN"],
  ["olga", "FORBIDDEN"],
  ["otto", "NOT_FOUND"],
])("%s may not release a narration nor change what becomes of them", async (user, code) => {
  expect(await release(user, 1, "AS_DRAFTED")).toMatchObject({ code });
  const change = `mutation { changeCampaignSettings(input: { campaignId: "${campaign}", onUnfixableNarration: FALLBACK }) { __typename ... on Error { code } } }`;
  expect((await server.ask(user, change)).changeCampaignSettings).toMatchObject({ code });
});

/** The first event of a type. */
const findEvent = async (events: AsyncGenerator<any>, type: string): Promise<unknown> => {
  for (let next = await events.next(); !next.done; next = await events.next())
    if (next.value.campaignEvents.type === type) return next.value.campaignEvents;
  return null;
};

test("own words are judged as the narrator's are; the DM may tell them all the same, once, and players are told", async () => {
  const refused = await release("dora", 1, "OWN_TEXT", { text: lie });
  expect(refused).toMatchObject({ __typename: "ValidationError", reason: "narration_invalid" });
  expect(refused.issues[0].path).toMatch(/^input\.text\[\d+:\d+\]$/);
  expect(await release("dora", 1, "OWN_TEXT", { text: " " })).toMatchObject({ code: "VALIDATION_FAILED" });
  expect(await release("dora", 1, "FALLBACK", { text: "mine" })).toMatchObject({ code: "VALIDATION_FAILED" });

  const events = server.subscribe(
    "paul",
    `subscription { campaignEvents(campaignId: "${campaign}", afterTurn: 0) { type turnNumber turn { text } } }`,
  );
  // A turn that was played before is sent first: from then on everything is heard.
  await events.next();
  expect(await release("dora", 1, "OWN_TEXT", { text: lie, ignoreViolations: true })).toEqual({
    __typename: "Turn",
    number: 1,
    text: lie,
    narrationStatus: "PUBLISHED",
  });
  const heard = await findEvent(events, "narration_released");
  expect(heard).toEqual({ type: "narration_released", turnNumber: 1, turn: { text: lie } });
  await events.return(undefined);
  expect(await readTurn("paul", 1)).toEqual({ text: lie, narrationStatus: "PUBLISHED" });
  expect(await readTurn("dora", 1, "dm { narration { release { form by violations } } }")).toMatchObject({
    dm: { narration: { release: { form: "OWN_TEXT", by: "dora" } } },
  });
  expect(await release("dora", 1, "FALLBACK")).toMatchObject({ code: "CONFLICT", reason: "already_released" });
  expect(await release("dora", 2, "FALLBACK")).toMatchObject({ code: "CONFLICT", reason: "not_held" });
  expect(await release("dora", 99, "FALLBACK")).toMatchObject({ code: "NOT_FOUND" });
});

test("of two DMs who release at once one comes first", async () => {
  const number = await playTold(lie);
  const both = await Promise.all([release("dora", number, "AS_DRAFTED"), release("dora", number, "FALLBACK")]);
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(["ConflictError", "Turn"]);
});

test("a DM may have what is beyond repair told plainly instead, from the next turn on", async () => {
  const change = `mutation { changeCampaignSettings(input: { campaignId: "${campaign}", onUnfixableNarration: FALLBACK }) { ... on Campaign { onUnfixableNarration } } }`;
  expect((await server.ask("dora", change)).changeCampaignSettings).toEqual({ onUnfixableNarration: "FALLBACK" });
  const turn = await readTurn("paul", await playTold(lie));
  expect(turn).toMatchObject({ narrationStatus: "PUBLISHED" });
  expect(turn.text).not.toContain("midnight");
});

test("the log's fold is the state, held narrations and all; a rewind takes them off the list", async () => {
  expect(await server.db.log.fold(campaign, { fromStart: true })).toEqual(await server.db.log.state(campaign));
  await server.ask(
    "dora",
    `mutation { changeCampaignSettings(input: { campaignId: "${campaign}", onUnfixableNarration: HOLD }) { __typename } }`,
  );
  const number = await playTold(lie);
  await server.ask("dora", `mutation { rewindCampaign(input: { campaignId: "${campaign}", turnNumber: ${number - 1} }) { __typename } }`);
  const { campaign: seen } = await server.ask("dora", `{ campaign(id: "${campaign}") { dm { heldNarrations { number } } } }`);
  expect(seen.dm.heldNarrations).toEqual([]);
  expect(await release("dora", number, "FALLBACK")).toMatchObject({ code: "NOT_FOUND" });
});
