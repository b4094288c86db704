import { afterAll, beforeAll, expect, test } from "vitest";
import { Log, Runs } from "freeform-rpg/db";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await openServer()));
afterAll(() => server.close());

let campaigns = 0;
const create = async (): Promise<string> => {
  campaigns += 1;
  const id = `o${campaigns}`;
  await (
    await server.kernel.use(Campaigns)
  ).create({
    id,
    seed: "order",
    scenario_id: "training_yard",
    user: "dee",
    character: null,
    members: [
      { user: "ada", role: "PLAYER", character: { name: "Ada" } },
      { user: "bo", role: "PLAYER", character: { name: "Bo" } },
    ],
  });
  return id;
};

const order = `order { mode others limitSeconds spotlight { name } round { number running deadline
  seats { actor { name } player { userId } initiative { roll modifier total } declared awaited runKey text } } }`;
const error = "... on Error { code reason message }";
const ask = async (user: string, mutation: string) =>
  Object.values(
    await server.ask(
      user,
      `mutation { ${mutation} { __typename ${/Action/.test(mutation) ? "" : `... on Campaign { ${order} }`} ${error} } }`,
    ),
  )[0] as any;
const read = async (user: string, id: string) => (await server.ask(user, `{ campaign(id: "${id}") { ${order} } }`)).campaign.order;
const setOrder = (id: string, more: string, user = "dee") => ask(user, `setOrderOfPlay(input: { campaignId: "${id}", ${more} })`);
const endRound = (id: string, user = "dee") => ask(user, `endRound(input: { campaignId: "${id}" })`);
const actorOf = async (id: string, user: string): Promise<string> =>
  (
    await server.db.database.sql
      .selectFrom("members")
      .select("character_id")
      .where("campaign_id", "=", id)
      .where("user_id", "=", user)
      .executeTakeFirstOrThrow()
  ).character_id ?? "";

let keys = 0;
/** Sends a text without waiting for its turn; the key of its run, or the refusal. */
const send = async (user: string, id: string, text: string): Promise<any> => {
  keys += 1;
  const { playTurn } = await server.ask(
    user,
    `mutation ($input: PlayTurnInput!) { playTurn(input: $input) { __typename ... on QueuedTurn { kind run { key status } } ${error} } }`,
    { input: { campaignId: id, text, idempotencyKey: `order-${keys}` } },
  );
  return playTurn;
};
const declare = async (user: string, id: string, text: string): Promise<string> => (await send(user, id, text)).run.key;
const wait = async (runId: string) => (await server.kernel.use(Turns)).wait(runId);
const turnsOf = async (id: string, user = "dee") =>
  (await server.ask(user, `{ campaign(id: "${id}") { turns(last: 20) { nodes { number input text } } } }`)).campaign.turns.nodes;
const expectFold = async (id: string) => {
  const log = await server.kernel.use(Log);
  expect(await log.fold(id, { fromStart: true })).toEqual(await log.state(id));
};

test("a round is played when everybody has declared, in the order of initiative, as one turn with one narration", async () => {
  const id = await create();
  const { order: set } = await setOrder(id, "mode: ROUNDS");
  expect(set).toMatchObject({ mode: "ROUNDS", round: { number: 1, running: false, deadline: null } });
  const first = await declare("ada", id, "I look around.");
  expect(await turnsOf(id)).toEqual([]);
  const declared = await read("bo", id);
  expect(declared.round.seats.find((seat: any) => seat.player.userId === "ada")).toMatchObject({
    declared: true,
    awaited: false,
    text: null,
  });
  expect(declared.round.seats.find((seat: any) => seat.player.userId === "bo")).toMatchObject({ declared: false, awaited: true });
  expect((await read("ada", id)).round.seats.find((seat: any) => seat.player.userId === "ada").text).toBe("I look around.");
  const totals = declared.round.seats.map((seat: any) => seat.initiative.total);
  expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
  const second = await declare("bo", id, "I greet Corin.");
  const [one, other] = await Promise.all([wait(first), wait(second)]);
  expect(one).toEqual(other);
  expect(one.turn_no).toBe(1);
  const [turn, ...more] = await turnsOf(id);
  expect(more).toEqual([]);
  const names = declared.round.seats.map((seat: any) => seat.actor.name);
  expect(turn.input.split("\n").map((line: string) => line.split(":")[0])).toEqual(names);
  for (const name of names) expect(turn.text).toContain(name);
  expect((await read("ada", id)).round).toMatchObject({ number: 2, running: false });
  await expectFold(id);
});

test("each character of a round acts as itself", async () => {
  const id = await create();
  await setOrder(id, "mode: ROUNDS");
  const first = await declare("ada", id, "I strike the straw figure with the ash sword.");
  await declare("bo", id, "I draw water at the well and ask Corin about the apple.");
  const { engine_events, changes } = await wait(first);
  const actors = new Set(engine_events.map(({ actor_id }) => actor_id));
  expect(actors).toEqual(new Set([await actorOf(id, "ada"), await actorOf(id, "bo")]));
  expect(
    engine_events
      .filter(({ details }) => /\byou\b/i.test(String(details["text"])))
      .every(({ details }) => /^(Ada|Bo): /.test(String(details["text"]))),
  ).toBe(true);
  expect(changes.length).toBeGreaterThan(0);
});

test("a DM ends a round without those who are absent, and skips one of them", async () => {
  const id = await create();
  await setOrder(id, "mode: ROUNDS");
  expect(await endRound(id)).toMatchObject({ code: "CONFLICT", reason: "round_empty" });
  const run = await declare("ada", id, "I look around.");
  await endRound(id);
  expect((await wait(run)).turn_no).toBe(1);
  const again = await declare("ada", id, "I look around.");
  expect(await ask("dee", `skipInRound(input: { campaignId: "${id}", actorId: "${await actorOf(id, "bo")}" })`)).toMatchObject({
    __typename: "Campaign",
  });
  expect((await wait(again)).turn_no).toBe(2);
  expect(await endRound(id, "ada")).toMatchObject({ code: "FORBIDDEN" });
});

test("a round whose limit passed while no server ran is played at the next start", async () => {
  const id = await create();
  await setOrder(id, "mode: ROUNDS, limitSeconds: 3600");
  const run = await declare("ada", id, "I look around.");
  expect((await read("bo", id)).round.deadline).not.toBeNull();
  const { sql } = server.db.database;
  const long = new Date(Date.now() - 4_000_000);
  await sql.updateTable("runs").set({ created_at: long }).where("id", "=", run).execute();
  const stored = await sql.selectFrom("campaigns").select("order_of_play").where("id", "=", id).executeTakeFirstOrThrow();
  await sql
    .updateTable("campaigns")
    .set({ order_of_play: JSON.stringify({ ...stored.order_of_play, opened_at: long.toISOString() }) })
    .where("id", "=", id)
    .execute();
  await (await server.kernel.use(Turns)).resume();
  expect((await wait(run)).turn_no).toBe(1);
});

test("an action that waits is edited and withdrawn by its player, and no more once it is played", async () => {
  const id = await create();
  await setOrder(id, "mode: ROUNDS");
  const run = await declare("ada", id, "I look around.");
  expect(await send("ada", id, "I wait.")).toMatchObject({ code: "CONFLICT", reason: "already_declared" });
  const edit = (user: string, key: string, text: string) => ask(user, `editAction(input: { id: "${key}", text: "${text}" })`);
  const withdraw = (user: string, key: string) => ask(user, `withdrawAction(input: { id: "${key}" })`);
  expect(await edit("bo", run, "I fall.")).toMatchObject({ code: "FORBIDDEN" });
  expect(await edit("ada", run, "/roll d20")).toMatchObject({ code: "VALIDATION_FAILED" });
  expect(await edit("ada", run, "I greet Corin.")).toMatchObject({ __typename: "Run" });
  expect(await withdraw("bo", run)).toMatchObject({ code: "FORBIDDEN" });
  expect(await withdraw("ada", run)).toMatchObject({ __typename: "Run" });
  await expect(wait(run)).rejects.toMatchObject({ code: "run_cancelled" });
  const [ada, bo] = [await declare("ada", id, "I look around."), await declare("bo", id, "I wait.")];
  await edit("bo", bo, "I greet Corin.");
  await wait(ada);
  expect((await turnsOf(id))[0].input).toContain("Bo: ");
  for (const refused of [await edit("bo", bo, "I fall."), await withdraw("bo", bo), await withdraw("ada", run)])
    expect(refused).toMatchObject({ code: "CONFLICT", reason: "action_started" });
});

test("in the spotlight others wait or are refused, and table talk always goes", async () => {
  const id = await create();
  const [ada, bo] = [await actorOf(id, "ada"), await actorOf(id, "bo")];
  expect(await ask("dee", `giveSpotlight(input: { campaignId: "${id}", actorId: "${ada}" })`)).toMatchObject({
    order: { mode: "SPOTLIGHT", spotlight: { name: "Ada" }, others: "WAIT", round: null },
  });
  const waiting = await declare("bo", id, "I look around.");
  expect((await server.play("ada", { campaignId: id, text: "I look around." })).turn.number).toBe(1);
  expect((await (await server.kernel.use(Runs)).find(waiting))?.status).toBe("queued");
  await ask("dee", `giveSpotlight(input: { campaignId: "${id}", actorId: "${bo}" })`);
  expect((await wait(waiting)).turn_no).toBe(2);
  await setOrder(id, "mode: SPOTLIGHT, others: REFUSE");
  expect(await send("ada", id, "I look around.")).toMatchObject({ code: "CONFLICT", reason: "not_your_turn" });
  expect(await send("ada", id, "/ooc Pizza?")).toMatchObject({ __typename: "QueuedTurn", kind: "TABLE_TALK" });
  expect(await ask("dee", `giveSpotlight(input: { campaignId: "${id}", actorId: "nobody" })`)).toMatchObject({ reason: "actor_not_found" });
  expect(await setOrder(id, "mode: FREE", "ada")).toMatchObject({ code: "FORBIDDEN" });
  await setOrder(id, "mode: FREE");
  expect((await server.play("ada", { campaignId: id, text: "I look around." })).turn.number).toBe(3);
});

test("a round is rewound as one turn", async () => {
  const id = await create();
  const log = await server.kernel.use(Log);
  await setOrder(id, "mode: ROUNDS");
  const before = await log.state(id);
  const run = await declare("ada", id, "I go to the gate.");
  await declare("bo", id, "I go to the gate.");
  await wait(run);
  const after = await log.state(id);
  expect(after).not.toEqual(before);
  await log.rewind({ campaignId: id, userId: "dee", turnNo: 0, reason: "" });
  expect(await log.state(id)).toEqual(before);
  await expectFold(id);
});

test("members hear of declarations, rounds and changes of the order", async () => {
  const id = await create();
  const seen: string[] = [];
  const watch = server.subscribe("bo", `subscription { campaignEvents(campaignId: "${id}", after: 0) { type } }`);
  const next = watch.next();
  await setOrder(id, "mode: ROUNDS");
  const run = await declare("ada", id, "I look around.");
  await ask("ada", `editAction(input: { id: "${run}", text: "I wait." })`);
  await ask("ada", `withdrawAction(input: { id: "${run}" })`);
  await declare("ada", id, "I look around.");
  await endRound(id);
  for (let event = await next; event.value; event = await watch.next()) {
    seen.push(event.value.campaignEvents.type);
    if (seen.at(-1) === "TURN_COMMITTED") break;
  }
  await setOrder(id, "mode: FREE");
  expect((await watch.next()).value.campaignEvents.type).toBe("ORDER_CHANGED");
  expect(seen.filter((type) => type !== "ORDER_CHANGED")).toEqual([
    "TURN_QUEUED",
    "ACTION_EDITED",
    "ACTION_WITHDRAWN",
    "TURN_QUEUED",
    "ROUND_STARTED",
    "TURN_STARTED",
    "TURN_COMMITTED",
  ]);
});
