import { afterAll, beforeAll, expect, test } from "vitest";
import { openTables } from "../engine/open-table.ts";
import type { Table } from "../engine/open-table.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => void (tables = await openTables()));
afterAll(() => tables.server.close());

const layReviewed = async (mode: string, order = "ROUNDS"): Promise<Table> => {
  const table = await tables.lay();
  await table.act("dora", `setOrderOfPlay(input: { $c, mode: ${order} })`);
  await table.act("dora", `changeCampaignSettings(input: { $c, reviewMode: ${mode} })`);
  return table;
};
const declareAll = async (table: Table): Promise<string[]> => [
  await table.declare("ada", "I climb the old wall."),
  await table.declare("bo", "I look at the well."),
  await table.declare("cy", "I wait."),
];

test("the actions of a round are decided about one by one, and its one narration waits too", async () => {
  const table = await layReviewed("REVIEW_ALL");
  tables.model.answer({ "turn/narrator": "Ada and Bo try. Cy waits." });
  const [ada = ""] = await declareAll(table);
  const one = await table.untilWaiting("ACTIONS");
  const { actions } = one.actions;
  const climbs = actions.find(({ action }: any) => action === "climb");
  expect(actions.length).toBeGreaterThanOrEqual(3);
  expect(await table.decide("Actions", one.key, `proceed: [{ position: ${climbs.position}, veto: "The wall is wet." }]`)).toMatchObject({
    as: "PROCEED",
  });
  const two = await table.untilWaiting("NARRATION");
  expect(
    JSON.stringify(
      await table.read(
        "bo",
        "runs { review { kind } events { __typename ... on TokenStreamed { text } } } turns(last: 3) { nodes { text } }",
      ),
    ),
  ).not.toContain("Cy waits");
  await table.decide("Narration", two.key, 'ownText: { text: "The wall is wet, and the well is deep. Cy waits." }', "dan");
  expect(await table.ended(ada)).toMatchObject({ status: "finished" });
  for (const user of ["ada", "bo", "cy", "olga"])
    expect(await table.textsOf(user)).toEqual(["The wall is wet, and the well is deep. Cy waits."]);
  await table.expectFold();
  tables.model.answer({});
});

test("a round that waits for an absent DM goes on, and declarations for the next wait meanwhile", async () => {
  const table = await layReviewed("REVIEW_ACTIONS");
  const [ada = ""] = await declareAll(table);
  const { run } = await table.untilWaiting("ACTIONS");
  const next = await declareAll(table);
  expect((await table.read("ada", "order { round { number running } }")).order.round).toEqual({ number: 2, running: true });
  await table.endReview(run.key);
  expect(await table.ended(ada)).toMatchObject({ status: "finished" });
  const later = await table.untilWaiting("ACTIONS");
  await table.endReview(later.run.key);
  expect(await table.ended(next[0] ?? "")).toMatchObject({ status: "finished" });
  expect(await table.textsOf("ada")).toHaveLength(2);
});

test("a member who leaves while their round waits leaves a table that plays on", async () => {
  const table = await layReviewed("REVIEW_ACTIONS");
  const [ada = ""] = await declareAll(table);
  const one = await table.untilWaiting("ACTIONS");
  await table.declare("bo", "I look at the well again.");
  await table.act("bo", "leaveCampaign(input: { $c })");
  await table.decide("Actions", one.key, "proceed: []");
  expect(await table.ended(ada)).toMatchObject({ status: "finished" });
  const [next] = [await table.declare("ada", "I wait."), await table.declare("cy", "I wait.")];
  await table.decide("Actions", (await table.untilWaiting("ACTIONS", one.key)).key, "proceed: []");
  expect(await table.ended(next)).toMatchObject({ status: "finished" });
  const { runs } = await table.read("dora", "runs { key }");
  expect(runs).toEqual([]);
  await table.expectFold();
});

test("a rewind while a round waits asks again, and the round keeps its actions", async () => {
  const table = await layReviewed("REVIEW_NARRATION");
  const first = await declareAll(table);
  await table.decide("Narration", (await table.untilWaiting("NARRATION")).key, "publish: AS_DRAFTED");
  await table.ended(first[0] ?? "");
  const [ada = ""] = await declareAll(table);
  const waits = await table.untilWaiting("NARRATION");
  await table.act("dora", "rewindCampaign(input: { $c, turnNumber: 0 })");
  await table.decide("Narration", waits.key, "publish: AS_DRAFTED");
  await table.untilWaiting("NARRATION", waits.key).then(({ key }) => table.decide("Narration", key, "publish: AS_DRAFTED"));
  expect(await table.ended(ada)).toMatchObject({ status: "finished" });
  expect((await table.read("bo", "turns(last: 5) { nodes { number input } }")).turns.nodes).toEqual([
    { number: 1, input: expect.stringContaining("Bo: I look at the well.") },
  ]);
  await table.expectFold();
});

test("an X-card takes a held narration away from the DMs too, and the round's actions with it", async () => {
  const table = await layReviewed("REVIEW_NARRATION");
  const [ada = "", bo = ""] = await declareAll(table);
  const waits = await table.untilWaiting("NARRATION");
  const { id } = (await table.read("dora", "dm { waiting { id } }")).dm.waiting[0];
  const again = "{ node(id: $id) { id __typename } }".replace("$id", JSON.stringify(id));
  expect(await table.server.ask("dora", again)).toEqual({ node: { id, __typename: "WaitingReview" } });
  expect(await table.server.ask("ada", again)).toEqual({ node: null });
  await table.act("olga", "playXCard(input: { $c })");
  expect([await table.ended(ada), await table.ended(bo)].map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
  expect(await table.decide("Narration", waits.key, "publish: AS_DRAFTED")).toMatchObject({ code: "CONFLICT", reason: "review_over" });
  expect((await table.read("dora", "dm { waiting { key } }")).dm.waiting).toEqual([]);
  expect(await table.send("ada", "I wait.")).toMatchObject({ reason: "campaign_paused" });
  await table.act("dora", "resumeCampaign(input: { $c, afterXCard: SKIP })");
  const declared = await declareAll(table);
  await table.decide("Narration", (await table.untilWaiting("NARRATION", waits.key)).key, "publish: AS_DRAFTED");
  expect(await table.ended(declared[0] ?? "")).toMatchObject({ status: "finished" });
});

test("a review elsewhere is no matter of who is not there: they read that play waits, not what", async () => {
  const table = await layReviewed("REVIEW_ALL", "FREE");
  await table.part("bo");
  tables.model.answer({ "turn/narrator": "The oboe is hollow." });
  const bo = await table.declare("bo", "I look at the oboe.");
  const one = await table.untilWaiting("ACTIONS");
  expect((await table.read("ada", "runs { status review { kind } events { seq } }")).runs).toEqual([
    { status: "WAITING", review: { kind: "ACTIONS" }, events: [] },
  ]);
  const all =
    "runs { key status review { kind } failure { message } events { __typename ... on Announced { details } ... on RunSuspended { reason } ... on TurnResolved { actions { action } } } } history(last: 5) { nodes { turn { text } } }";
  expect(JSON.stringify(await table.read("ada", all))).not.toMatch(/oboe|examine/i);
  await table.decide("Actions", one.key, "proceed: []");
  const two = await table.untilWaiting("NARRATION");
  expect(JSON.stringify(await table.read("ada", all))).not.toMatch(/oboe|examine/i);
  await table.decide("Narration", two.key, "publish: AS_DRAFTED");
  await table.ended(bo);
  expect(JSON.stringify(await table.read("ada", all))).not.toMatch(/oboe/i);
  expect((await table.textsOf("bo")).join()).toMatch(/oboe/);
  tables.model.answer({});
});
