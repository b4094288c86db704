import { packetOf } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTables } from "../engine/open-table.ts";
import type { Table } from "../engine/open-table.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => void (tables = await openTables()));
afterEach(() => tables.model.answer({}));
afterAll(() => tables.server.close());

/** Ada and Bo have declared for a round, Cy has not. */
const layDeclared = async () => {
  const table = await tables.lay();
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
  return { table, ada: await table.declare("ada", "I climb the old wall."), bo: await table.declare("bo", "I look at the well.") };
};

const layWaiting = async (kind: "ACTIONS" | "NARRATION", text = "I look around.") => {
  const table = await tables.lay();
  await table.play("bo", "I look at the well.");
  await table.act("dora", `changeCampaignSettings(input: { $c, reviewMode: REVIEW_${kind} })`);
  const run = await table.declare("ada", text);
  return { table, run, key: (await table.untilWaiting(kind)).key };
};

const inputs = async (table: Table): Promise<string[]> =>
  (await table.read("dora", "turns(last: 9) { nodes { input } }")).turns.nodes.map(({ input }: any) => input);

test.for(["turn/interpreter", "turn/narrator", "turn/review"])(
  "a change by hand while a turn is played is made first, and the turn starts again on it: before the answer to %s",
  async (prompt) => {
    const table = await tables.lay();
    let changed: unknown;
    tables.model.before(prompt, async () => (changed = await table.change('setTime: { weather: "storm" }')));
    const run = await table.declare("ada", "I look around.");
    expect(await table.ended(run)).toMatchObject({ status: "finished" });
    expect(changed).toMatchObject({ __typename: "CampaignChange" });
    expect(await inputs(table)).toEqual(["I look around."]);
    const { scene, history } = await table.read("dora", "scene { time { weather } } history(last: 5) { nodes { turn { number } } }");
    expect([scene.time.weather, history.nodes.length]).toEqual(["storm", 1]);
    const { rows } = await sql<{ kind: string; weather: string }>`
      select kind, ${packetOf(sql`events`)} -> 'scene' -> 'time' ->> 'weather' as weather from events where campaign_id = ${table.id} order by seq desc limit 2`.execute(
      tables.server.db.database.sql,
    );
    expect(rows).toEqual([
      { kind: "turn", weather: "storm" },
      { kind: "edit", weather: null },
    ]);
    await table.expectFold();
  },
);

test.for([
  ["dies", (who: string) => `editEntity: { entity: "${who}", attrs: { dead: true } }`],
  ["is retired", (who: string) => `retire: { entity: "${who}" }`],
] as const)("who %s takes back what was declared, and the round waits for them no more", async ([, change]) => {
  const { table, ada, bo } = await layDeclared();
  expect(await table.change(change(table.who.ada))).toMatchObject({ __typename: "CampaignChange" });
  const cy = await table.declare("cy", "I wait.");
  expect(await table.ended(ada)).toEqual({ status: "cancelled", code: "run_cancelled" });
  expect([await table.ended(bo), await table.ended(cy)].map(({ status }) => status)).toEqual(["finished", "finished"]);
  expect((await inputs(table)).at(-1)).not.toContain("Ada");
  await table.expectFold();
});

test.for([
  ["dies", (who: string) => `editEntity: { entity: "${who}", attrs: { dead: true } }`],
  ["is retired", (who: string) => `retire: { entity: "${who}" }`],
] as const)("a round is complete once the only one who has not declared %s", async ([, change]) => {
  const { table, ada, bo } = await layDeclared();
  await table.change(change(table.who.cy));
  expect([await table.ended(ada), await table.ended(bo)].map(({ status }) => status)).toEqual(["finished", "finished"]);
});

test("who is moved takes along what was declared, and plays it with those who are there", async () => {
  const { table, ada, bo } = await layDeclared();
  await table.part("bo", "cy");
  expect(await table.ended(ada)).toMatchObject({ status: "finished" });
  expect(await inputs(table)).toEqual(["Ada: I climb the old wall."]);
  const cy = await table.declare("cy", "I wait.");
  expect([await table.ended(bo), await table.ended(cy)].map(({ status }) => status)).toEqual(["finished", "finished"]);
  expect((await inputs(table)).at(-1)).toMatch(/Bo: [^]*Cy: |Cy: [^]*Bo: /);
  await table.expectFold();
});

test("who is retired plays no more until they are brought back", async () => {
  const table = await tables.lay();
  await table.change(`retire: { entity: "${table.who.ada}" }`);
  expect(await table.send("ada", "I look around.")).toMatchObject({ reason: "character_retired" });
  await table.change(`bringBack: { entity: "${table.who.ada}", at: "yard" }`);
  expect((await table.play("ada", "I look around."))["turn"]).not.toBeNull();
});

test.for(["ACTIONS", "NARRATION"] as const)("a turn that waits ends once its character is retired: %s", async (kind) => {
  const { table, run, key } = await layWaiting(kind);
  await table.change(`retire: { entity: "${table.who.ada}" }`);
  await expect.poll(async () => (await table.ended(run)).code).toBe("run_cancelled");
  expect(await table.read("dora", "dm { waiting { key } } runs { key }")).toEqual({ dm: { waiting: [] }, runs: [] });
  expect(
    await table.decide(kind === "ACTIONS" ? "Actions" : "Narration", key, kind === "ACTIONS" ? "proceed: []" : "publish: AS_DRAFTED"),
  ).toMatchObject({
    reason: "review_over",
  });
  expect((await inputs(table)).length).toBe(1);
  await table.expectFold();
});

test("a round that waits is decided without the one who is retired meanwhile", async () => {
  const { table, ada, bo } = await layDeclared();
  await table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_ACTIONS })");
  await table.declare("cy", "I wait.");
  const one = await table.untilWaiting("ACTIONS");
  await table.change(`retire: { entity: "${table.who.ada}" }`);
  await table.decide("Actions", one.key, "proceed: []");
  const two = await table.untilWaiting("ACTIONS", one.key);
  expect(two.actions.actions.find(({ action }: any) => action === "climb").blocked).toContain("has left the story");
  await table.decide("Actions", two.key, "proceed: []");
  expect([await table.ended(ada), await table.ended(bo)].map(({ status }) => status)).toEqual(["finished", "finished"]);
  await table.expectFold();
});

test.for(["ACTIONS", "NARRATION"] as const)(
  "a strike while a turn waits leaves one turn, on the world without what was struck: %s",
  async (kind) => {
    const { table, run, key } = await layWaiting(kind);
    const struck = await table.act("dan", 'strikeTurn(input: { $c, turnNumber: 1, reason: "No." })');
    expect([struck.__typename, struck.message]).toEqual(["Turn", undefined]);
    expect(await settle(table, run, kind, key)).toBe("finished");
    expect(await inputs(table)).toEqual(["I look around."]);
    await table.expectFold();
  },
);

const decide = (table: Table, kind: "ACTIONS" | "NARRATION", key: string, user = "dora") =>
  kind === "ACTIONS" ? table.decide("Actions", key, "proceed: []", user) : table.decide("Narration", key, "publish: AS_DRAFTED", user);

/** Decides, and again where the turn waits with what is by now. */
const settle = async (table: Table, run: string, kind: "ACTIONS" | "NARRATION", key: string): Promise<string | undefined> => {
  for (let last = key; ; last = (await table.untilWaiting(kind, last)).key) {
    await decide(table, kind, last);
    const { status, code } = await table.ended(run);
    if (code !== "run_suspended") return status;
  }
};

test("what is held stays held when the mode is switched, and later turns do not wait", async () => {
  const { table, run, key } = await layWaiting("NARRATION");
  await table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: AUTO })");
  expect((await table.read("dora", "dm { waiting { key } }")).dm.waiting).toEqual([{ key }]);
  const bo = await table.declare("bo", "I wait.");
  await decide(table, "NARRATION", key);
  expect([await table.ended(run), await table.ended(bo)].map(({ status }) => status)).toEqual(["finished", "finished"]);
});

test("a mode that is switched on holds the narration of a turn whose actions wait, and switched off it does not", async () => {
  const on = await layWaiting("ACTIONS");
  await on.table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_ALL })");
  await decide(on.table, "ACTIONS", on.key);
  await decide(on.table, "NARRATION", (await on.table.untilWaiting("NARRATION")).key);
  expect(await on.table.ended(on.run)).toMatchObject({ status: "finished" });
  const off = await layWaiting("ACTIONS");
  await off.table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: AUTO })");
  await decide(off.table, "ACTIONS", off.key);
  expect(await off.table.ended(off.run)).toMatchObject({ status: "finished" });
});

test("the order of play is changed while a round waits: it is played as a round, and what was declared since is played as it comes", async () => {
  const { table, ada } = await layDeclared();
  await table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_NARRATION })");
  await table.declare("cy", "I wait.");
  const { key } = await table.untilWaiting("NARRATION");
  const next = await table.declare("ada", "I look at the well.");
  await table.act("dora", "setOrderOfPlay(input: { $c, mode: FREE })");
  await decide(table, "NARRATION", key);
  expect(await table.ended(ada)).toMatchObject({ status: "finished" });
  await decide(table, "NARRATION", (await table.untilWaiting("NARRATION", key)).key);
  expect(await table.ended(next)).toMatchObject({ status: "finished" });
  expect((await inputs(table)).at(-1)).toBe("I look at the well.");
  await table.expectFold();
});

test("a DM who hands the table over decides no more, and the new DM does", async () => {
  const { table, run, key } = await layWaiting("NARRATION");
  await table.act("dan", "leaveCampaign(input: { $c })");
  await table.act("dora", 'transferDm(input: { $c, userId: "bo" })');
  expect(await decide(table, "NARRATION", key, "dan")).toMatchObject({ __typename: "NotFoundError" });
  expect(await decide(table, "NARRATION", key, "dora")).toMatchObject({ reason: "forbidden" });
  expect(await decide(table, "NARRATION", key, "bo")).toMatchObject({ __typename: "ReviewDecision", by: "bo" });
  expect(await table.ended(run)).toMatchObject({ status: "finished" });
});

test("a turn that waits is decided about though its player has left", async () => {
  const { table, run, key } = await layWaiting("NARRATION");
  await table.act("ada", "leaveCampaign(input: { $c })");
  expect(await settle(table, run, "NARRATION", key)).toBe("finished");
  await table.expectFold();
});
