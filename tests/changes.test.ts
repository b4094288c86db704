import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await openServer()));
afterAll(() => server.close());

let campaigns = 0;

/** A campaign of its own: dee is its DM, ada plays. */
const found = async (scenario_id = "training_yard"): Promise<string> => {
  campaigns += 1;
  const id = `c${campaigns}`;
  const service = await server.kernel.use(Campaigns);
  await service.create({
    id,
    seed: "by hand",
    scenario_id,
    user: "dee",
    character: null,
    members: [{ user: "ada", role: "PLAYER", character: {} }],
  });
  return id;
};

const applyText = `mutation ($input: ApplyChangeInput!) { applyChange(input: $input) {
  __typename ... on CampaignChange { key turnNumber announcement note happened superseded }
  ... on Error { code reason message } ... on ValidationError { issues { path message } } } }`;

const apply = async (campaignId: string, changes: object[], more: object = {}, user = "dee") =>
  (await server.ask(user, applyText, { input: { campaignId, changes, ...more } })).applyChange;

const preview = async (campaignId: string, changes: object[]) =>
  (
    await server.ask(
      "dee",
      "query ($id: ID!, $changes: [ChangeInput!]!) { previewChange(campaignId: $id, changes: $changes) { happens rows { table key before after } } }",
      { id: campaignId, changes },
    )
  ).previewChange;

const state = (id: string) => server.db.log.state(id);

/** True when the state tables are the fold of the log. */
const expectFolded = async (id: string) => expect(await state(id)).toEqual(await server.db.log.fold(id, { fromStart: true }));

describe("a DM's change", () => {
  test("sets what turns cannot: people, items, facts, clocks, threads, relationships, the scene and the time", async () => {
    const id = await found();
    const made = await apply(id, [
      { addEntity: { type: "CHARACTER", name: "Mira Holt", description: "The baker's daughter.", at: "yard" } },
      { addEntity: { id: "pie", type: "ITEM", name: "plum pie", at: "mira_holt" } },
      { setItem: { item: "hand_wraps", owner: "player", quantity: 5 } },
      { addFact: { id: "mira_saw", subject: "mira_holt", text: "Mira saw who took the apple.", visibility: "WORLD" } },
      { addClock: { name: "The crowd's patience", max: 4, value: 1 } },
      { addThread: { id: "td-crowd", title: "Goal: win the crowd; success when they cheer", type: "QUEST" } },
      { editThread: { thread: "td-crowd", urgency: "HIGH" } },
      { setRelationship: { from: "mira_holt", to: "player", intensity: 3 } },
      { setScene: { constraints: ["no_magic"], noiseLevel: "loud" } },
      { setTime: { hour: 11, minute: 5, weather: "rain" } },
      { editEntity: { entity: "corin_fenn", attrs: { disposition: "hostile" }, tags: ["rival"] } },
      { addThreat: { text: "Hedda reaches for the bell.", source: "hedda_marl" } },
    ]);
    expect(made).toMatchObject({ __typename: "CampaignChange", turnNumber: 0, announcement: "" });
    const now = await state(id);
    expect(now.entities.find((one) => one.id === "mira_holt")).toMatchObject({ name: "Mira Holt", attrs: { location_id: "yard" } });
    expect(now.inventory).toEqual(
      expect.arrayContaining([
        { owner_id: "mira_holt", item_id: "pie", qty: 1, flags: {} },
        expect.objectContaining({ item_id: "hand_wraps", qty: 5 }),
      ]),
    );
    expect(now.scene[0]).toMatchObject({ constraints: ["no_magic"], time: { hour: 11, minute: 5, period: "morning", weather: "rain" } });
    expect(now.scene[0]?.present_entity_ids).toContain("mira_holt");
    expect(now.threads.find((one) => one.id === "td-crowd")).toMatchObject({ urgency: "HIGH", status: "active" });
    expect(now.clocks.find((one) => one.id === "the_crowd_s_patience")).toMatchObject({ value: 1, max: 4 });
    expect(now.threats).toHaveLength(1);
    await expectFolded(id);
    const turn = await server.play("ada", { campaignId: id, text: "I ask Mira who took the apple." });
    expect(turn).toMatchObject({ __typename: "QueuedTurn" });
  });

  test("uses the effects that play uses, with the triggers that follow", async () => {
    const id = await found();
    const shown = await preview(id, [{ harm: { who: "corin_fenn", amount: 2 } }, { passTime: { minutes: 30 } }]);
    expect(shown.happens.join(" ")).toContain("Corin");
    expect(shown.rows.map((row: { table: string }) => row.table)).toEqual(expect.arrayContaining(["entities", "scene"]));
    expect((await state(id)).scene[0]?.time.minute).toBe(
      shown.rows.find((row: { table: string }) => row.table === "scene").before.time.minute,
    );
    const made = await apply(id, [{ harm: { who: "corin_fenn", amount: 2 } }, { passTime: { minutes: 30 } }]);
    expect(made.happened).toEqual(shown.happens);
    await expectFolded(id);
  });

  test("reveals, hides and strikes facts", async () => {
    const id = await found();
    const read = async () =>
      (await server.ask("ada", `{ campaign(id: "${id}") { facts(first: 100) { nodes { key } } } }`)).campaign.facts.nodes;
    const keys = async () => (await read()).map(({ key }: { key: string }) => key);
    expect(await keys()).not.toContain("hurt_hand");
    await apply(id, [{ reveal: { target: "hurt_hand" } }]);
    expect(await keys()).toContain("hurt_hand");
    await apply(id, [{ editFact: { fact: "hurt_hand", visibility: "DM" } }]);
    expect(await keys()).not.toContain("hurt_hand");
    await apply(id, [{ strikeFact: { fact: "hurt_hand" } }]);
    expect((await state(id)).facts.some((fact) => fact.id === "hurt_hand")).toBe(false);
    await expectFolded(id);
  });

  test("takes people out of play and brings them back", async () => {
    const id = await found();
    await apply(id, [{ retire: { entity: "corin_fenn" } }]);
    expect((await state(id)).scene[0]?.present_entity_ids).not.toContain("corin_fenn");
    await apply(id, [{ bringBack: { entity: "corin_fenn", at: "yard" } }]);
    expect((await state(id)).scene[0]?.present_entity_ids).toContain("corin_fenn");
    await expectFolded(id);
  });

  test("is undone by a rewind and follows an idempotency key", async () => {
    const id = await found();
    await server.play("ada", { campaignId: id, text: "I look around." });
    const before = await state(id);
    await server.play("ada", { campaignId: id, text: "I wait." });
    const once = await apply(id, [{ attitude: { who: "hedda_marl", by: 2 } }], { idempotencyKey: "k" });
    expect((await apply(id, [{ attitude: { who: "hedda_marl", by: 2 } }], { idempotencyKey: "k" })).key).toBe(once.key);
    await server.db.log.rewind({ campaignId: id, userId: "dee", turnNo: 1, reason: "" });
    expect(await state(id)).toEqual(before);
    const { campaign } = await server.ask("dee", `{ campaign(id: "${id}") { changes(last: 5) { nodes { key superseded } } } }`);
    expect(campaign.changes.nodes).toEqual([{ key: once.key, superseded: true }]);
  });

  test("is read by players only as far as it was announced", async () => {
    const id = await found();
    await apply(id, [{ setTime: { weather: "fog" } }], { note: "they must not see the wall" });
    await apply(id, [{ setTime: { weather: "storm" } }], { note: "and now loud", announcement: "A storm breaks." });
    const query = `{ campaign(id: "${id}") { changes(last: 5) { totalCount nodes { announcement note changes happened } } } }`;
    const forPlayer = (await server.ask("ada", query)).campaign.changes;
    expect(forPlayer).toEqual({ totalCount: 1, nodes: [{ announcement: "A storm breaks.", note: null, changes: null, happened: null }] });
    const forDm = (await server.ask("dee", query)).campaign.changes;
    expect(forDm.nodes.map(({ note }: { note: string }) => note)).toEqual(["they must not see the wall", "and now loud"]);
    expect(forDm.nodes[1].changes).toEqual([{ kind: "set_time", weather: "storm" }]);
  });
});

describe("a change that is refused", () => {
  const refused: readonly (readonly [name: string, changes: object[], path: string, message: string])[] = [
    [
      "an unknown id, with the closest one",
      [{ editEntity: { entity: "corin_fen", tags: [] } }],
      "changes.0.entity",
      'Did you mean "corin_fenn"?',
    ],
    ["a name that is taken", [{ addEntity: { type: "CHARACTER", name: "Corin Fenn" } }], "changes.0.name", "corin_fenn"],
    [
      "an id that is taken",
      [{ addClock: { id: "noon", name: "Noon", max: 2 } }, { addClock: { id: "noon", name: "Noon", max: 2 } }],
      "changes.1.id",
      "is taken",
    ],
    ["a wrong type", [{ setItem: { item: "corin_fenn", owner: "player", quantity: 1 } }], "changes.0.item", "is of the type character"],
    ["a value above the highest", [{ addClock: { name: "X", max: 2, value: 3 } }], "changes.0.value", "above the clock's highest value"],
    ["a title without its form", [{ addThread: { title: "Win.", type: "QUEST" } }], "changes.0.title", "success when"],
    [
      "an attribute of the wrong shape",
      [{ editEntity: { entity: "yard", attrs: { exits: "gate" } } }],
      "changes.0.attrs.exits",
      "expected array",
    ],
    ["an hour that is none", [{ setTime: { hour: 25 } }], "changes.0.hour", "<=23"],
    ["what changes nothing", [{ setTime: {} }], "changes.0", "change nothing"],
    ["an effect on nothing", [{ harm: { who: "nobody" } }], "changes.0", '"nobody"'],
    ["an unknown kind", [{ other: { kind: "teleport" } }], "changes.0", 'no kind of effect "teleport"'],
    ["a text of 100 kB", [{ addFact: { subject: "yard", text: "x".repeat(100_000) } }], "changes.0.text", "4000"],
  ];
  test.for(refused)("names the field: %s", async ([, changes, path, message]) => {
    const id = await found();
    const before = await state(id);
    const answer = await apply(id, [...changes, { setTime: { weather: "hail" } }]);
    expect(answer).toMatchObject({ __typename: "ValidationError", reason: "change_invalid" });
    expect(answer.issues).toContainEqual({ path, message: expect.stringContaining(message) });
    expect(await state(id)).toEqual(before);
  });

  test("tells everything that is wrong at once", async () => {
    const id = await found();
    const { issues } = await apply(id, [{ retire: { entity: "nobody" } }, { endThreat: { threat: "th-9" } }]);
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(["changes.0.entity", "changes.1.threat"]);
  });

  test("is not a player's, and not a stranger's", async () => {
    const id = await found();
    expect(await apply(id, [{ setTime: { hour: 3 } }], {}, "ada")).toMatchObject({ code: "FORBIDDEN" });
    expect(await apply(id, [{ setTime: { hour: 3 } }], {}, "zoe")).toMatchObject({ code: "NOT_FOUND" });
  });

  test("does not go around a correction in force", async () => {
    const id = await found();
    const correct = `mutation { proposeCorrection(input: { campaignId: "${id}", change: { hideEntity: { id: "net_float" } } }) { __typename } }`;
    await server.ask("dee", correct);
    const { issues } = await apply(id, [{ editEntity: { entity: "net_float", description: "A float." } }]);
    expect(issues[0]).toMatchObject({ path: "changes.0.entity", message: expect.stringContaining("Withdraw it first") });
  });
});
