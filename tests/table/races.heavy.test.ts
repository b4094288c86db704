import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTables } from "../engine/open-table.ts";
import type { Answer, Table } from "../engine/open-table.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => void (tables = await openTables()));
afterEach(() => tables.model.answer({}));
afterAll(() => tables.server.close());

type Act = (table: Table, key: string, run: string) => Promise<Answer | void>;

const decide =
  (kind: "Actions" | "Narration", decision: string, user: string): Act =>
  (table, key) =>
    table.decide(kind, key, decision, user);
const approve = decide("Actions", "proceed: []", "dora");
const veto = decide("Actions", 'veto: "Not here."', "dan");
const answer = decide("Actions", 'answer: "You remember the well."', "dan");
const release = decide("Narration", "publish: AS_DRAFTED", "dora");
const edit = decide("Narration", 'ownText: { text: "You look around the yard." }', "dan");
const another = decide("Narration", 'another: "Shorter."', "dan");
const late: Act = (table, _key, run) => table.endReview(run);
const cancel: Act = (table, _key, run) => table.act("ada", `cancelRun(input: { id: "${run}" })`);
const rewind: Act = (table) => table.act("dan", "rewindCampaign(input: { $c, turnNumber: 0 })");
const change: Act = (table) => table.change('setTime: { weather: "fog" }');
const xCard: Act = (table) => table.act("bo", "playXCard(input: { $c })");

/** Ada's turn waits for the DMs, after one that was played. */
const layWaiting = async (kind: "ACTIONS" | "NARRATION") => {
  const table = await tables.lay();
  await table.play("ada", "I look at the well.");
  await table.act("dora", `changeCampaignSettings(input: { $c, reviewMode: REVIEW_${kind} })`);
  const run = await table.declare("ada", "I look around.");
  return { table, run, key: (await table.untilWaiting(kind)).key };
};

const isDecision = (one: Answer | void): boolean => one?.__typename === "ReviewDecision";

/** Decides whatever waits again, until the run has ended. */
const settle = async (table: Table, run: string): Promise<string | undefined> => {
  for (;;) {
    const { status, code } = await table.ended(run);
    if (code !== "run_suspended") return status;
    const { dm } = await table.read("dora", "dm { waiting { key kind } }");
    for (const { key, kind } of dm.waiting)
      await (kind === "ACTIONS" ? table.decide("Actions", key, "proceed: []") : table.decide("Narration", key, "publish: AS_DRAFTED"));
  }
};

test.for([
  ["two DMs who release and edit a held narration", "NARRATION", release, edit],
  ["a DM who releases, and one who asks for another", "NARRATION", release, another],
  ["a DM who approves, and one who vetoes", "ACTIONS", approve, veto],
  ["a DM who approves, and one who answers instead", "ACTIONS", approve, answer],
] as const)("of %s one wins, and the other reads what was decided", async ([, kind, mine, theirs]) => {
  for (const together of [
    [mine, theirs],
    [theirs, mine],
  ]) {
    const { table, run, key } = await layWaiting(kind);
    const both = await Promise.all(together.map((act) => act(table, key, run)));
    expect(both.filter(isDecision)).toHaveLength(1);
    const won = both.find(isDecision);
    expect(both.find((one) => !isDecision(one))).toMatchObject({
      code: "CONFLICT",
      reason: "review_decided",
      decided: { as: won?.["as"] },
    });
    expect(await settle(table, run)).toBe("finished");
    expect((await table.textsOf("bo")).length).toBe(2);
    await table.expectFold();
  }
});

test.for([
  ["the time limit", "NARRATION", release, late],
  ["the time limit before the dice", "ACTIONS", veto, late],
  ["its player, who cancels", "NARRATION", edit, cancel],
  ["a rewind", "NARRATION", release, rewind],
  ["a rewind before the dice", "ACTIONS", approve, rewind],
  ["a change by hand", "NARRATION", edit, change],
  ["an X-card", "NARRATION", release, xCard],
  ["an X-card before the dice", "ACTIONS", veto, xCard],
] as const)("a decision against %s counts whole or not at all", async ([, kind, mine, theirs]) => {
  const { table, run, key } = await layWaiting(kind);
  const [other, decided] = await Promise.all([theirs(table, key, run), mine(table, key, run)]);
  expect(["ReviewDecision", "review_decided", "review_over"]).toContain(decided?.reason ?? decided?.__typename);
  expect(["Campaign", "Run", "Rewind", "CampaignChange", undefined]).toContain(other?.__typename);
  const { status } = await table.read("dora", "status");
  if (status === "PAUSED") await table.act("dora", "resumeCampaign(input: { $c, afterXCard: RESTORE })");
  expect(["finished", "cancelled"]).toContain(await settle(table, run));
  expect(await table.read("dora", "dm { waiting { key } } runs { key }")).toEqual({ dm: { waiting: [] }, runs: [] });
  await table.expectFold();
  await table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: AUTO })");
  expect((await table.play("bo", "I wait."))["turn"]).not.toBeNull();
});

test("an action that is edited while its round begins is played as it was or as it is then", async () => {
  for (const first of [0, 1]) {
    const table = await tables.lay();
    await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
    const run = await table.declare("ada", "I look around.");
    const acts = [
      () => table.act("ada", `editAction(input: { id: "${run}", text: "I look at the well." })`),
      () => table.act("dora", "endRound(input: { $c })"),
    ];
    const [edited] = await Promise.all([acts[first]!(), acts[1 - first]!()]).then((both) => (first === 0 ? both : both.toReversed()));
    expect(await table.ended(run)).toMatchObject({ status: "finished" });
    const [{ input }] = (await table.read("ada", "turns(last: 1) { nodes { input } }")).turns.nodes;
    const played = edited?.__typename === "Run" ? "Ada: I look at the well." : "Ada: I look around.";
    expect([edited?.reason ?? edited?.__typename, input]).toEqual([expect.stringMatching(/^(Run|action_started)$/), played]);
  }
});

test("of two DMs who end a round at once one does, and of two declarations of a character at once one counts", async () => {
  const table = await tables.lay();
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  const run = await table.declare("ada", "I look around.");
  const ends = await Promise.all(["dora", "dan"].map((user) => table.act(user, "endRound(input: { $c })")));
  expect(ends.map(({ __typename, reason }) => reason ?? __typename).toSorted()).toEqual([
    "Campaign",
    expect.stringMatching(/^round_(running|empty)$/),
  ]);
  await table.ended(run);
  const [one, other] = await Promise.all([table.send("cy", "I greet Corin."), table.send("cy", "I greet Hedda.")]);
  expect([one.reason, other.reason].toSorted()).toEqual(["already_declared", undefined]);
  const [bo] = [await table.declare("bo", "I look around."), await table.declare("ada", "I wait.")];
  await table.ended(bo);
  const [round] = (await table.read("ada", "turns(last: 1) { nodes { number input } }")).turns.nodes;
  expect([round.number, round.input.split("\n").length]).toEqual([2, 3]);
});
