import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Replays } from "freeform-rpg/plugins/operations/replay";
import { TurnsRequest } from "freeform-rpg/plugins/operations/replay/lib";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await openServer()));
afterAll(() => server.close());

let campaigns = 0;

/** A campaign of its own: dee is its DM, ada plays. */
const found = async (): Promise<string> => {
  campaigns += 1;
  const id = `s${campaigns}`;
  const members = [{ user: "ada", role: "PLAYER" as const, character: {} }];
  await (
    await server.kernel.use(Campaigns)
  ).create({ id, seed: "struck", scenario_id: "training_yard", user: "dee", character: null, members });
  return id;
};

const play = (campaignId: string, text: string) => server.play("ada", { campaignId, text });

const apply = async (campaignId: string, change: object): Promise<string> => {
  const text = `mutation ($input: ApplyChangeInput!) { applyChange(input: $input) { ... on CampaignChange { key } ... on Error { message } } }`;
  const { applyChange } = await server.ask("dee", text, { input: { campaignId, changes: [change], announcement: "Look." } });
  return applyChange.key ?? expect.unreachable(applyChange.message);
};

const answer = `__typename ... on Error { code reason message }`;
const strike = async (campaignId: string, turnNumber: number, user = "dee") => {
  const text = `mutation ($input: StrikeTurnInput!) { strikeTurn(input: $input) { ${answer} ... on Turn { number struck superseded text } } }`;
  return (await server.ask(user, text, { input: { campaignId, turnNumber, reason: "It never happened." } })).strikeTurn;
};
const undo = async (campaignId: string, changeId: string) => {
  const text = `mutation ($input: UndoChangeInput!) { undoChange(input: $input) { ${answer} ... on CampaignChange { key superseded } } }`;
  return (await server.ask("dee", text, { input: { campaignId, changeId } })).undoChange;
};
const preview = async (campaignId: string, target: string) => {
  const fields = `rows { table key before after } stays dependents { turnNumber isChange changeKey text }`;
  return (await server.ask("dee", `{ previewStrike(campaignId: "${campaignId}", ${target}) { ${fields} } }`)).previewStrike;
};

const state = (id: string) => server.db.log.state(id);

/** True when the state tables are the fold of the log, from its start and from snapshots. */
const expectFolded = async (id: string) => {
  expect(await server.db.log.fold(id, { fromStart: true })).toEqual(await state(id));
  await server.db.log.snapshot(id);
  expect(await server.db.log.fold(id)).toEqual(await state(id));
};

const turnsOf = async (user: string, id: string, superseded = false) =>
  (await server.ask(user, `{ campaign(id: "${id}") { turns(superseded: ${superseded}) { nodes { number text struck } } } }`)).campaign.turns
    .nodes;

describe("a struck turn", () => {
  test("gives back what it changed, and later turns and changes stand", async () => {
    const id = await found();
    await play(id, "I look around.");
    await play(id, "I wait.");
    const before = (await state(id)).inventory;
    await play(id, "I give the linen to Corin.");
    const dropped = (await state(id)).inventory;
    expect(dropped).not.toEqual(before);
    await play(id, "I wait.");
    const planned = await preview(id, "turnNumber: 3");
    expect(planned.dependents).toEqual([]);
    expect(planned.rows.map(({ table }: { table: string }) => table)).toContain("inventory");
    expect(await strike(id, 3)).toMatchObject({ __typename: "Turn", number: 3, struck: true, superseded: true });
    const now = await state(id);
    expect(now.inventory).toEqual(before);
    expect(now.scene[0]?.time).toEqual((await server.db.log.fold(id, { turnNo: 4 })).scene[0]?.time);
    await expectFolded(id);
    expect(await play(id, "I look around.")).toMatchObject({ turn: { number: 5 } });
    await expectFolded(id);
  });

  test("is read by DMs alone, and by nobody as part of the story", async () => {
    const id = await found();
    await play(id, "I search the yard.");
    await play(id, "I wait.");
    const [struck] = await turnsOf("ada", id);
    await strike(id, 1);
    expect((await turnsOf("ada", id, true)).map(({ number }: { number: number }) => number)).toEqual([2]);
    expect(await turnsOf("dee", id)).toHaveLength(1);
    expect((await turnsOf("dee", id, true))[0]).toMatchObject({ number: 1, struck: true, text: struck.text });
    const { campaign } = await server.ask("ada", `{ campaign(id: "${id}") { turn(number: 1) { text } } }`);
    expect(campaign.turn).toBeNull();
    const historyOf = async (user: string) =>
      (await server.ask(user, `{ campaign(id: "${id}") { history(superseded: true) { nodes { turn { number } } } } }`)).campaign.history
        .nodes;
    expect(await historyOf("ada")).toEqual([{ turn: { number: 2 } }]);
    expect(await historyOf("dee")).toHaveLength(2);
    const runs = await server.db.database.sql.selectFrom("runs").select("id").where("campaign_id", "=", id).orderBy("created_at").execute();
    const ofRun = async (user: string, run = "") =>
      (await server.ask(user, `{ run(id: "${run}") { turn { number } events { ... on TokenStreamed { text } } } }`)).run;
    expect(await ofRun("ada", runs[0]?.id)).toEqual({ turn: null, events: expect.not.arrayContaining([{ text: expect.anything() }]) });
    expect(await ofRun("dee", runs[0]?.id)).toMatchObject({ turn: { number: 1 } });
    expect(await ofRun("ada", runs[1]?.id)).toMatchObject({ turn: { number: 2 } });
  });

  test("is refused where a later event changed the same again, which is named", async () => {
    const id = await found();
    await play(id, "I give the linen to Corin.");
    const key = await apply(id, { setItem: { item: "hand_wraps", owner: "player", quantity: 5 } });
    const { dependents } = await preview(id, "turnNumber: 1");
    expect(dependents).toMatchObject([{ isChange: true, changeKey: key, text: expect.stringContaining("hand_wraps") }]);
    const before = await state(id);
    expect(await strike(id, 1)).toMatchObject({
      code: "CONFLICT",
      reason: "strike_refused",
      message: expect.stringContaining("DM's change"),
    });
    expect(await state(id)).toEqual(before);
    expect(await undo(id, key)).toMatchObject({ __typename: "CampaignChange", superseded: true });
    expect(await strike(id, 1)).toMatchObject({ __typename: "Turn", number: 1 });
    await expectFolded(id);
  });

  test("is given back by a rewind to a time before the strike", async () => {
    const id = await found();
    for (const text of ["I give the linen to Corin.", "I wait.", "I wait."]) await play(id, text);
    const then = await server.db.log.fold(id, { turnNo: 2 });
    await strike(id, 1);
    expect(await server.db.log.fold(id, { turnNo: 2 })).toEqual(then);
    await server.db.log.rewind({ campaignId: id, userId: "dee", turnNo: 2, reason: "" });
    expect(await state(id)).toEqual(then);
    expect((await turnsOf("ada", id)).map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    await expectFolded(id);
    await strike(id, 1);
    await server.db.log.rewind({ campaignId: id, userId: "dee", turnNo: 0, reason: "" });
    expect(await turnsOf("ada", id)).toEqual([]);
    await expectFolded(id);
  });

  test.each([
    ["a turn that is not there", 9, "turn_not_found"],
    ["a turn that is struck already", 1, "already_struck"],
  ])("cannot be %s", async (_, number, reason) => {
    const id = await found();
    await play(id, "I look around.");
    await play(id, "I wait.");
    await strike(id, 1);
    expect(await strike(id, number)).toMatchObject({ reason });
  });

  test("is no player's business", async () => {
    const id = await found();
    await play(id, "I look around.");
    expect(await strike(id, 1, "ada")).toMatchObject({ code: "FORBIDDEN" });
    expect(await strike(id, 1, "eve")).toMatchObject({ code: "NOT_FOUND" });
  });

  test("of two DMs who strike it at once is struck by one", async () => {
    const id = await found();
    for (const text of ["I look around.", "I wait."]) await play(id, text);
    const answers = await Promise.all([strike(id, 1), strike(id, 1)]);
    expect(answers.map(({ reason }) => reason).toSorted()).toEqual(["already_struck", undefined]);
    await expectFolded(id);
  });
});

test("a campaign with a struck turn and an undone change is replayed byte for byte", async () => {
  const id = await found();
  for (const text of ["I look around.", "I give the linen to Corin.", "I wait."]) await play(id, text);
  const key = await apply(id, { setTime: { weather: "fog" } });
  await strike(id, 2);
  await undo(id, key);
  await play(id, "I wait.");
  const replays = await server.kernel.use(Replays);
  const report = await replays.turns(TurnsRequest.parse({ campaign_id: id }), { replayId: id, signal: new AbortController().signal });
  expect(report.turns.flatMap(({ differences }) => differences)).toEqual([]);
  expect(report).toMatchObject({ identical: 4, failed: 0, state: { identical: true } });
});

describe("an undone change", () => {
  test("is taken back with what it created, unless something uses that", async () => {
    const id = await found();
    await play(id, "I look around.");
    const before = await state(id);
    const key = await apply(id, { addEntity: { id: "whistle", type: "ITEM", name: "brass whistle" } });
    const given = await apply(id, { setItem: { item: "whistle", owner: "player", quantity: 1 } });
    await play(id, "I wait.");
    expect(await undo(id, key)).toMatchObject({ reason: "strike_refused", message: expect.stringContaining("uses entities whistle") });
    await undo(id, given);
    expect(await undo(id, key)).toMatchObject({ superseded: true });
    expect((await state(id)).entities.map(({ id: one }) => one)).toEqual(before.entities.map(({ id: one }) => one));
    await expectFolded(id);
  });
});
