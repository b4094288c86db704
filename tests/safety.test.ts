import { afterAll, beforeAll, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { openServer } from "./engine/open-server.ts";
import type { TestServer } from "./engine/open-server.ts";
import { wholePacket } from "./engine/whole-packet.ts";

let server: TestServer;
beforeAll(async () => void (server = await openServer()));
afterAll(() => server.close());

let founded = 0;

const found = async (): Promise<string> => {
  founded += 1;
  const id = `s${founded}`;
  await (
    await server.kernel.use(Campaigns)
  ).create({
    id,
    seed: "safe",
    scenario_id: "training_yard",
    user: "dee",
    character: null,
    members: [
      { user: "ada", role: "PLAYER", character: {} },
      { user: "oz", role: "OBSERVER", character: null },
    ],
  });
  return id;
};

const paused = "{ __typename ... on Campaign { status pause { reason note turnNumber } } ... on Error { code reason } }";
const ask = async (user: string, mutation: string) => Object.values(await server.ask(user, `mutation { ${mutation} ${paused} }`))[0];
const pause = (id: string, user = "dee") => ask(user, `pauseCampaign(input: { campaignId: "${id}", note: "Tea." })`);
const xCard = (id: string, user = "oz") => ask(user, `playXCard(input: { campaignId: "${id}" })`);
const resume = (id: string, after = "SKIP", user = "dee") =>
  ask(user, `resumeCampaign(input: { campaignId: "${id}", afterXCard: ${after} })`);
const lastText = async (id: string, user = "ada") =>
  (await server.ask(user, `{ campaign(id: "${id}") { turns(last: 1) { nodes { number text } } } }`)).campaign.turns.nodes[0];

/** The texts of runs as they were streamed, of those that have any. */
const streamedTexts = async (id: string): Promise<string[]> => {
  const ids = await server.db.database.sql.selectFrom("runs").select("id").where("campaign_id", "=", id).execute();
  const texts = await Promise.all(
    ids.map(async (run) => {
      const answer = await server.ask("ada", `{ run(id: "${run.id}") { events { ... on TokenStreamed { text } } } }`);
      return answer.run.events.map(({ text = "" }: { text?: string }) => text).join("");
    }),
  );
  return texts.filter((text) => text !== "");
};

test("a DM pauses play and lets it go on; the DM's own words go through", async () => {
  const id = await found();
  expect(await pause(id)).toMatchObject({ status: "PAUSED", pause: { reason: "DM", note: "Tea." } });
  expect(await server.play("ada", { campaignId: id, text: "I look around." })).toMatchObject({
    code: "CONFLICT",
    reason: "campaign_paused",
  });
  const told = await server.ask(
    "dee",
    `mutation { narrateAsDm(input: { campaignId: "${id}", text: "The kettle sings." }) { __typename } }`,
  );
  expect(told.narrateAsDm.__typename).toBe("Turn");
  expect(await resume(id)).toMatchObject({ status: "ACTIVE", pause: null });
  expect(await server.play("ada", { campaignId: id, text: "I look around." })).toMatchObject({ __typename: "QueuedTurn" });
  expect(await resume(id)).toMatchObject({ code: "CONFLICT", reason: "campaign_not_paused" });
});

test("any member's X-card withdraws the last narration from members, models and the search", async () => {
  const id = await found();
  await server.ask("dee", `mutation { narrateAsDm(input: { campaignId: "${id}", text: "The zanzibar lantern bursts." }) { __typename } }`);
  const search = `{ campaign(id: "${id}") { searchLore(text: "zanzibar lantern", corpus: HISTORY) { passages { text } } } }`;
  expect(JSON.stringify(await server.ask("ada", search))).toContain("zanzibar");
  expect(await xCard(id)).toMatchObject({ status: "PAUSED", pause: { reason: "X_CARD", note: "", turnNumber: 1 } });
  for (const user of ["ada", "oz", "dee"]) expect(await lastText(id, user)).toEqual({ number: 1, text: "This narration is withdrawn." });
  expect(JSON.stringify(await server.ask("ada", search))).not.toContain("zanzibar");
  expect(await resume(id)).toMatchObject({ status: "ACTIVE" });
  await server.play("ada", { campaignId: id, text: "I look around." });
  const { context_packet } = await server.db.database.sql
    .selectFrom("events")
    .select(wholePacket)
    .where("campaign_id", "=", id)
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(context_packet)).not.toContain("zanzibar");
});

test("after an X-card the DM rewinds the turn or shows its narration again", async () => {
  const id = await found();
  await server.play("ada", { campaignId: id, text: "I look around." });
  await server.play("ada", { campaignId: id, text: "I greet Corin." });
  const before = await lastText(id);
  expect(await streamedTexts(id)).toHaveLength(2);
  await xCard(id);
  expect(await streamedTexts(id)).toHaveLength(1);
  const withdrawn = `{ campaign(id: "${id}") { turns(last: 1) { nodes { input } } } }`;
  expect((await server.ask("ada", withdrawn)).campaign.turns.nodes).toEqual([{ input: "" }]);
  await resume(id, "RESTORE");
  expect(await lastText(id)).toEqual(before);
  expect((await server.ask("ada", withdrawn)).campaign.turns.nodes).toEqual([{ input: "I greet Corin." }]);
  await xCard(id, "ada");
  await resume(id, "REWIND");
  expect((await lastText(id)).number).toBe(1);
});

test("a turn that waits is cancelled by an X-card, and nothing says who played it", async () => {
  const id = await found();
  const watching = await server.watch("dee", id, "type userId");
  const events: { type: string; userId: string }[] = [];
  const watched = (async () => {
    for await (const { campaignEvents } of watching) {
      events.push(campaignEvents);
      if (campaignEvents.type === "CAMPAIGN_PAUSED") return;
    }
  })();
  const queue = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) { ... on QueuedTurn { run { key } } ... on Error { reason } } }`;
  const input = { campaignId: id, text: "I climb the wall.", idempotencyKey: "wall" };
  const { playTurn } = await server.ask("ada", queue, { input });
  await xCard(id, "ada");
  await watched;
  expect(events.at(-1)).toEqual({ type: "CAMPAIGN_PAUSED", userId: "" });
  const run = await server.db.runs.find(playTurn.run.key);
  expect(["cancelled", "finished", "failed"]).toContain(run?.status);
  const row = await server.db.database.sql.selectFrom("campaigns").select("pause").where("id", "=", id).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain("ada");
});

test.for([
  ["ada", "pauseCampaign(input: { campaignId: CAMPAIGN })", "FORBIDDEN"],
  ["ada", "resumeCampaign(input: { campaignId: CAMPAIGN })", "FORBIDDEN"],
  ["zoe", "playXCard(input: { campaignId: CAMPAIGN })", "NOT_FOUND"],
  ["zoe", "pauseCampaign(input: { campaignId: CAMPAIGN })", "NOT_FOUND"],
] as const)("%s may not %s", async ([user, mutation, code]) => {
  const id = await found();
  expect(await ask(user, mutation.replace("CAMPAIGN", `"${id}"`))).toMatchObject({ code });
});

test("any member adds a line or a veil, the DM removes them, and the next turn's packet has them", async () => {
  const id = await found();
  const fields = "{ __typename ... on Campaign { boundaries { lines veils } } ... on Error { code reason } }";
  const change = async (user: string, mutation: string) => Object.values(await server.ask(user, `mutation { ${mutation} ${fields} }`))[0];
  const add = (topic: string, kind = "LINE") =>
    change("oz", `addBoundary(input: { campaignId: "${id}", kind: ${kind}, topic: "${topic}" })`);
  const always = ["sexual violence", "harm to children", "real hate symbols"];
  await add("spiders");
  expect(await add(" Spiders ")).toMatchObject({ boundaries: { lines: [...always, "spiders"], veils: ["gore"] } });
  expect(await add("torture", "VEIL")).toMatchObject({ boundaries: { veils: ["gore", "torture"] } });
  expect(await add("x".repeat(201))).toMatchObject({ code: "VALIDATION_FAILED" });
  await server.play("ada", { campaignId: id, text: "I look around." });
  const last = server.db.database.sql
    .selectFrom("events")
    .select(wholePacket)
    .where("campaign_id", "=", id)
    .orderBy("seq", "desc")
    .limit(1);
  expect((await last.executeTakeFirstOrThrow()).context_packet).toMatchObject({
    calibration: { boundaries: { lines: [...always, "spiders"], veils: ["gore", "torture"] } },
  });
  expect(await change("ada", `setBoundaries(input: { campaignId: "${id}", lines: [] })`)).toMatchObject({ code: "FORBIDDEN" });
  expect(await change("dee", `setBoundaries(input: { campaignId: "${id}", lines: [] })`)).toMatchObject({
    boundaries: { lines: always, veils: ["gore", "torture"] },
  });
});
