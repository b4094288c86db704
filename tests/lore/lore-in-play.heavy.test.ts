import { createApi, signToken } from "../../graphql/server.ts";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { InstalledPacks } from "freeform-rpg/plugins/memory/lore";
import { SceneLoreCache } from "freeform-rpg/plugins/memory/scene-lore";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";
import { wholePacket } from "../engine/whole-packet.ts";

const secret = "a secret of at least thirty-two bytes";
let engine: TestEngine;
let ask: (user: string, query: string) => Promise<{ data?: Record<string, any>; errors?: { message: string }[] }>;

beforeAll(async () => {
  engine = await openEngine();
  const api = createApi({ kernel: engine.kernel, settings: { version: "0", production: false, tokens: { secret } } });
  ask = async (user, query) => {
    const headers = { authorization: `Bearer ${await signToken({ secret, user })}`, "content-type": "application/json" };
    const request = new Request("http://localhost/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
    return (await api.fetch(request)).json();
  };
  const campaigns = await engine.kernel.use(Campaigns);
  await campaigns.create({ scenario_id: "dead_drop", user: "dee", id: "dd", members: [{ user: "ann", role: "PLAYER" }] });
});
afterAll(() => engine.close());

const play = async (text: string) => {
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "dd", user_id: "ann", text, idempotency_key: `${text}-${Math.random()}` });
  return turns.wait(run.id);
};

test("a campaign has its packs from the beginning", async () => {
  const { data } = await ask("ann", "{ contentPacks { key chunks } }");
  expect(data?.["contentPacks"]).toEqual([
    { key: "cyberpunk_core", chunks: 150 },
    { key: "neo_seattle", chunks: 281 },
  ]);
});

test("a scene's lore is gathered once, and again when the scene or a pack changes", async () => {
  const cache = await engine.kernel.use(SceneLoreCache);
  await play("look around");
  await play("wait");
  expect(cache.rate()).toEqual({ hits: 1, misses: 1 });
  await (await engine.kernel.use(InstalledPacks)).install("neo_seattle");
  await play("wait");
  expect(cache.rate()).toEqual({ hits: 2, misses: 1 });
  await play("go to the Salt Laundry");
  await play("look around");
  expect(cache.rate()).toEqual({ hits: 3, misses: 2 });
});

test("the packet of a turn holds the lore of its scene and nothing that is withheld", async () => {
  const { context_packet } = await engine.db.database.sql
    .selectFrom("events")
    .select(wholePacket)
    .where("campaign_id", "=", "dd")
    .where("turn_no", "=", 1)
    .executeTakeFirstOrThrow();
  const told = JSON.stringify(context_packet);
  expect(told).toContain("Synth-tobacco");
  expect(told).not.toMatch(/withholds|discoverable/);
});

test("a player and the DM see a scene each with their own eyes", async () => {
  const query = `{ campaign(id: "dd") { sceneLore { atmosphere discoverable { trigger content } npcBriefings { entityKey knows } } } }`;
  const [player, dm] = [await ask("ann", query), await ask("dee", query)];
  expect(player.data?.["campaign"].sceneLore.atmosphere.length).toBeGreaterThan(0);
  expect(player.data?.["campaign"].sceneLore.discoverable).toEqual([]);
  expect(dm.data?.["campaign"].sceneLore.discoverable.length).toBeGreaterThan(0);
});

test("a search tells a DM of secrets, a player of none, and a stranger nothing", async () => {
  const query = (more = "") =>
    `{ campaign(id: "dd") { searchLore(text: "who signed the order for the gate?", ${more}) { candidates { key used reason } totalTokens } } }`;
  const keys = async (user: string, more?: string) =>
    ((await ask(user, query(more))).data?.["campaign"]?.searchLore.candidates ?? []).map(({ key }: { key: string }) => key);
  expect(await keys("dee", "corpus: AUTHORED")).toContain("neo_seattle:kettle_row_flood:secrets");
  expect((await keys("ann", "corpus: ALL")).filter((key: string) => /secrets|playing|hooks/.test(key))).toEqual([]);
  expect((await keys("dee", "asPlayer: true")).filter((key: string) => /secrets|playing|hooks/.test(key))).toEqual([]);
  expect((await ask("eve", query("corpus: ALL"))).errors).toBeDefined();
});

test("a search is kept to a subject and to turns of the story", async () => {
  const search = async (filter: string): Promise<{ place: string; text: string; used: boolean; reason: string }[]> =>
    (
      await ask(
        "dee",
        `{ campaign(id: "dd") { searchLore(text: "Who is Sefa?", limit: 100, maxTokens: 20000, filter: ${filter}) { candidates { place text used reason } } } }`,
      )
    ).data?.["campaign"].searchLore.candidates;
  const all = (await search("{}")).filter(({ used }) => used);
  const about = await search('{ entityIds: ["neo_seattle:sefa"] }');
  const used = about.filter((one) => one.used);
  expect(used.length).toBeGreaterThan(0);
  expect(used.length).toBeLessThan(all.length);
  expect(about.filter((one) => !one.used).map(({ reason }) => reason)).toContain("It does not match the filter.");
  expect((await search('{ entityIds: ["no_such_entity"] }')).filter((one) => one.used)).toEqual([]);
  const early = (await search("{ toTurn: 0 }")).filter((one) => one.used);
  expect(early.map(({ place }) => place).filter((place) => !/^Opening$|^Fact, turns? 0\b/.test(place))).toEqual([]);
});

test("a session is the DM's to start and end, and its recap is for everyone", async () => {
  const start = `mutation { startSession(input: { campaignId: "dd" }) { ... on Session { key } ... on Error { code } } }`;
  expect((await ask("ann", start)).data?.["startSession"]).toEqual({ code: "FORBIDDEN" });
  expect((await ask("dee", start)).data?.["startSession"]).toEqual({ key: "session_1" });
  await play("go to the Neon Dragon");
  const ended = await ask("dee", `mutation { endSession(input: { campaignId: "dd" }) { ... on Session { key summary endedAt } } }`);
  expect(ended.errors).toBeUndefined();
  expect(ended.data?.["endSession"].summary).toMatch(/It leaves off at/);
  expect((await ask("ann", `{ campaign(id: "dd") { recap } }`)).data?.["campaign"].recap).toMatch(/^Previously/);
  expect((await ask("ann", `{ campaign(id: "dd") { sessions { key toTurn } activeSession { key } } }`)).data?.["campaign"]).toMatchObject({
    sessions: [{ key: "session_1", toTurn: 6 }],
    activeSession: null,
  });
});
