import { afterAll, beforeAll, expect, test } from "vitest";
import { openTables } from "../engine/open-table.ts";
import type { Table } from "../engine/open-table.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => void (tables = await openTables()));
afterAll(() => tables.server.close());

/** Ada is in the yard, Bo and Cy are in the malthouse, and they play in rounds. */
const layParted = async (more = ""): Promise<Table> => {
  const table = await tables.lay();
  await table.part("bo", "cy");
  await table.act("dora", `setOrderOfPlay(input: { $c, mode: ROUNDS ${more} })`);
  return table;
};

const round =
  "order { round { number running deadline seats { actor { name } player { userId } declared text runKey initiative { total } } } }";
const seatsOf = async (table: Table, user: string): Promise<any[]> => (await table.read(user, round)).order.round.seats;

test("each place plays a round of its own: nobody waits for those elsewhere, and nobody else reads it", async () => {
  const table = await layParted();
  const ada = await table.declare("ada", "I look at the zither.");
  expect(await table.ended(ada)).toEqual({ status: "finished", code: undefined });
  const bo = await table.declare("bo", "I look at the oboe.");
  expect(await seatsOf(table, "ada")).toContainEqual(expect.objectContaining({ player: { userId: "bo" }, declared: true, text: null }));
  const cy = await table.declare("cy", "I wait by the oboe.");
  expect([await table.ended(bo), await table.ended(cy)].map(({ status }) => status)).toEqual(["finished", "finished"]);
  const [ofAda, ofBo, ofCy, ofDan] = await Promise.all(
    ["ada", "bo", "cy", "dan"].map((user) => table.read(user, "turns(last: 9) { nodes { number input } }")),
  );
  expect(ofAda.turns.nodes.map(({ number }: any) => number)).toEqual([1]);
  expect(ofBo).toEqual(ofCy);
  expect(ofBo.turns.nodes.map(({ number }: any) => number)).toEqual([2]);
  expect(ofDan.turns.nodes).toHaveLength(2);
  await table.expectFold();
});

test("a declaration is read by nobody elsewhere: not in the queue, its events or its run", async () => {
  const table = await layParted();
  const watch = await table.server.watch(
    "ada",
    table.id,
    `type ... on RunChanged { run { key events { __typename } turn { text input } } actor { name } } ... on TurnCommitted { turn { text input } actor { name } }`,
  );
  const first = watch.next();
  const bo = await table.declare("bo", "I lick the oboe.");
  const cy = await table.declare("cy", "I watch Bo.");
  await table.ended(bo);
  await table.act("dora", `pauseCampaign(input: { $c })`);
  const heard: any[] = [(await first).value];
  while (heard.at(-1).campaignEvents.type !== "CAMPAIGN_PAUSED") heard.push((await watch.next()).value);
  await watch.return(undefined);
  expect(JSON.stringify(heard)).not.toMatch(/oboe/i);
  for (const run of [bo, cy])
    expect(
      (await table.server.ask("ada", `{ run(id: "${run}") { turn { text } events { __typename } round { events { __typename } } } }`)).run,
    ).toEqual({
      turn: null,
      events: [],
      round: { events: [] },
    });
  expect(JSON.stringify(await table.read("ada", "runs { key } history(last: 9) { nodes { turn { text } } }"))).not.toMatch(/oboe/i);
});

test("initiative stays as it was read while those elsewhere play their rounds", async () => {
  const table = await layParted();
  const totals = async () => (await seatsOf(table, "bo")).map(({ actor, initiative }) => [actor?.name, initiative.total]);
  const before = (await totals()).filter(([name]) => name !== "Ada");
  for (const text of ["I look around.", "I wait."]) await table.ended(await table.declare("ada", text));
  expect((await totals()).filter(([name]) => name !== "Ada")).toEqual(before);
});

test("a round's limit ends though those elsewhere play meanwhile", async () => {
  const table = await layParted(", limitSeconds: 3600");
  const bo = await table.declare("bo", "I look at the oboe.");
  const due = (await table.read("bo", round)).order.round.deadline;
  await table.ended(await table.declare("ada", "I look around."));
  expect((await table.read("bo", round)).order.round.deadline).toBe(due);
  await table.endLimit();
  expect(await table.ended(bo)).toMatchObject({ status: "finished" });
});

test("who leaves the others in a round goes alone, and nobody reads what is done there", async () => {
  const table = await tables.lay();
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  const ada = await table.declare("ada", "I go to the Malthouse alone.");
  const bo = await table.declare("bo", "I look at the well.");
  const cy = await table.declare("cy", "I wait.");
  const ends = [await table.ended(ada), await table.ended(bo), await table.ended(cy)];
  expect(ends.map(({ status }) => status)).toEqual(["finished", "finished", "finished"]);
  const { scenes } = await table.read("dora", "scenes { location { key } characters { name } }");
  expect(
    scenes.map(({ location, characters }: any) => [location.key, characters.map(({ name }: any) => name).toSorted()]).toSorted(),
  ).toEqual([
    ["malthouse", ["Ada"]],
    ["yard", ["Bo", "Cy"]],
  ]);
  expect((await table.textsOf("bo")).join()).not.toMatch(/malthouse/i);
  expect((await table.textsOf("bo")).length).toBe(1);
  expect((await table.textsOf("ada")).join()).toMatch(/malthouse/i);
  await table.expectFold();
});

test("a round is complete once a DM takes away whom it waited for", async () => {
  const table = await tables.lay();
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  const [ada, cy] = [await table.declare("ada", "I look around."), await table.declare("cy", "I wait.")];
  await table.part("bo");
  expect([await table.ended(ada), await table.ended(cy)].map(({ status }) => status)).toEqual(["finished", "finished"]);
});
