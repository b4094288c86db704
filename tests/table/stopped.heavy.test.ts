import { afterAll, beforeAll, expect, test } from "vitest";
import { openTables } from "../engine/open-table.ts";
import { wholeOutputs, wholePacket } from "../engine/whole-packet.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => void (tables = await openTables()));
afterAll(() => tables.server.close());

const notice = "This narration is withdrawn.";
const narrations = ["ada", "bo", "dan"] as const;

/** Ada has read of the zither, Bo in the malthouse of the oboe, before it. */
const layTold = async () => {
  const table = await tables.lay();
  await table.part("bo");
  for (const [user, thing] of [
    ["bo", "oboe"],
    ["ada", "zither"],
  ] as const) {
    tables.model.answer({ "turn/narrator": `The ${thing} is hollow.` });
    await table.play(user, `I look at the ${thing}.`);
  }
  tables.model.answer({});
  return table;
};

test("an X-card withdraws the last narration of each place, whoever played it, and the texts of the players", async () => {
  for (const player of ["ada", "bo", "olga"]) {
    const table = await layTold();
    await table.act(player, "playXCard(input: { $c })");
    const read = "turns(last: 9) { nodes { number input text } } history(last: 9) { nodes { turn { text } } } runs { key }";
    for (const user of [...narrations, "cy", "olga"]) expect(JSON.stringify(await table.read(user, read))).not.toMatch(/oboe|zither/i);
    expect([await table.textsOf("ada"), await table.textsOf("bo"), await table.textsOf("dan")]).toEqual([
      [notice],
      [notice],
      [notice, notice],
    ]);
    expect((await table.read("ada", "pause { turnNumber }")).pause).toEqual({ turnNumber: 2 });
  }
});

test("after an X-card all of it is shown again, or the last turn alone is taken back", async () => {
  const table = await layTold();
  const before = await Promise.all(narrations.map((user) => table.textsOf(user)));
  await table.act("bo", "playXCard(input: { $c })");
  await table.act("dora", "resumeCampaign(input: { $c, afterXCard: RESTORE })");
  expect(await Promise.all(narrations.map((user) => table.textsOf(user)))).toEqual(before);
  await table.act("bo", "playXCard(input: { $c })");
  await table.act("dora", "resumeCampaign(input: { $c, afterXCard: REWIND })");
  expect(await Promise.all(narrations.map((user) => table.textsOf(user)))).toEqual([[], [notice], [notice]]);
  const next = await table.play("bo", "I look around.");
  expect(next["turn"].number).toBe(2);
  const packet = await table.server.db.database.sql
    .selectFrom("events")
    .select([wholePacket, wholeOutputs])
    .where("campaign_id", "=", table.id)
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(packet)).not.toMatch(/oboe|zither/i);
  await table.expectFold();
});

test("while play is paused a round's limit does not run, and what was declared is played afterwards", async () => {
  const table = await tables.lay();
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS, limitSeconds: 3600 })");
  const ada = await table.declare("ada", "I look around.");
  await table.act("dora", "pauseCampaign(input: { $c })");
  await table.endLimit();
  await table.act("dora", "resumeCampaign(input: { $c })");
  const { round } = (await table.read("ada", "order { round { number deadline } }")).order;
  expect(round.number).toBe(1);
  expect(Date.parse(round.deadline)).toBeGreaterThan(Date.now() + 3_000_000);
  await table.act("dora", "endRound(input: { $c })");
  expect(await table.ended(ada)).toMatchObject({ status: "finished" });
});

test("an X-card takes back what waits for a round", async () => {
  const table = await tables.lay();
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  const ada = await table.declare("ada", "I look around.");
  await table.act("bo", "playXCard(input: { $c })");
  expect(await table.ended(ada)).toMatchObject({ status: "cancelled" });
  await table.act("dora", "resumeCampaign(input: { $c })");
  const again = [await table.declare("ada", "I wait."), await table.declare("bo", "I wait."), await table.declare("cy", "I wait.")];
  expect(await table.ended(again[0] ?? "")).toMatchObject({ status: "finished" });
});

test("a rewind brings a split party together again, and its rounds with it", async () => {
  const table = await tables.lay();
  await table.play("ada", "I look around.");
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  await table.part("bo", "cy");
  const bo = await table.declare("bo", "I look around.");
  await table.act("dora", "rewindCampaign(input: { $c, turnNumber: 0 })");
  expect((await table.read("bo", "scenes { characters { name } }")).scenes).toHaveLength(1);
  const [ada, cy] = [await table.declare("ada", "I wait."), await table.declare("cy", "I wait.")];
  expect([await table.ended(bo), await table.ended(ada), await table.ended(cy)].map(({ status }) => status)).toEqual([
    "finished",
    "finished",
    "finished",
  ]);
  expect((await table.read("ada", "turns(last: 5) { nodes { number input } }")).turns.nodes).toEqual([
    { number: 1, input: expect.stringMatching(/Bo: [^]*Cy: |Cy: [^]*Bo: /) },
  ]);
  await table.expectFold();
});
