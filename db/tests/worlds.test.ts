import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { World } from "freeform-rpg/schemas/turn";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements, createCampaign, entity, event, fact, genesis, playCampaign, put, request } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).sort();

test("a world holds who is there, where, its exits and what is carried", async () => {
  await playCampaign(db, "near", 8);
  const world = await db.worlds.read(request("near", "I look around"));
  expect(World.parse(world)).toEqual(world);
  expect(ids(world.entities)).toEqual(["alley", "bar", "guard", "knife", "pc"]);
  expect(world).toMatchObject({
    actor_id: "pc",
    player_ids: ["pc"],
    campaign: { current_turn: 8, head_seq: 9, calibration: { preset: "custom" } },
  });
  expect(world.relationships).toHaveLength(1);
  expect(world.inventory.map(({ item_id }) => item_id)).toEqual(["coin", "knife"]);
  expect(world.recent_turns.map(({ turn_no }) => turn_no)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(world.recent_turns.at(-1)?.digest).toBe("It works the 8. time.");
});

test("documents of a campaign are read once, and again when they have changed", async () => {
  await createCampaign(db, "documents");
  await db.log.append(event("documents", 0), async () => genesis);
  const read = async () => (await db.worlds.read(request("documents", "I wait"))).campaign;
  const first = await read();
  expect((await read()).calibration).toBe(first.calibration);
  expect(World.shape.campaign.parse(first).system).toBe(first.system);
  await db.database.sql.updateTable("campaigns").set({ genre_rules: '{"magic":"rare"}' }).where("id", "=", "documents").execute();
  expect((await read()).genre_rules).toEqual({ magic: "rare" });
});

test("a rewound turn is no recent turn", async () => {
  await playCampaign(db, "gone", 3);
  await db.log.rewind({ campaignId: "gone", userId: "dm", turnNo: 1, reason: "" });
  // The opening is what the players have read last before turn 1.
  expect((await db.worlds.read(request("gone", "I wait"))).recent_turns.map(({ turn_no }) => turn_no)).toEqual([0, 1]);
});

test("a known place comes with words of two or more for a part of it, and a hidden one does not", async () => {
  await createCampaign(db, "parts");
  const features = ["the cedar door, without a handle", "the bell"];
  await db.log.append(event("parts", 0), async () => [
    ...genesis,
    entity("pans", "The Panhouse", { type: "location", attrs: { features } }),
    entity("vault", "The Vault", { type: "location", attrs: { features }, visibility: "dm" }),
  ]);
  const found = async (text: string) => ids((await db.worlds.read(request("parts", text))).entities);
  expect(await found("Where is the Cedar Door?")).toContain("pans");
  expect(await found("Where is the Cedar Door?")).not.toContain("vault");
  expect(await found("I ring the bell and open the door")).not.toContain("pans");
});

test.each([
  ["I ask about émile", ["far"]],
  ["Where is ÉMILE?", ["far"]],
  ["the wolf, I say", ["far"]],
  ["O'Brien's house", ["hidden"]],
  ["I do it and the guard is here", []],
])("%j also brings %j, hidden or not", async (text, expected) => {
  const campaign = `named-${text}`;
  await createCampaign(db, campaign);
  await db.log.append(event(campaign, 0), async () => [
    ...genesis,
    entity("far", "Émile Żółw", { attrs: { aliases: ["The Grey Wolf"] } }),
    entity("hidden", "O'Brien", { visibility: "dm" }),
    entity("other", "And The"),
  ]);
  const named = ids((await db.worlds.read(request(campaign, text))).entities).filter((id) => !genesis.some(({ key }) => key[0] === id));
  expect(named).toEqual(expected);
});

test("known facts are about all who are near, secrets about those who are present", async () => {
  await createCampaign(db, "facts");
  const facts = [
    fact("guard-known", "guard", "known"),
    fact("guard-world", "guard", "world"),
    fact("guard-dm", "guard", "dm"),
    fact("alley-known", "alley", "known"),
    fact("alley-dm", "alley", "dm"),
    fact("far-known", "far", "known"),
  ];
  await db.log.append(event("facts", 0), async () => [...genesis, entity("far", "Somebody Else"), ...facts]);
  const world = await db.worlds.read(request("facts", "hm"));
  expect(ids(world.facts)).toEqual(["alley-known", "guard-dm", "guard-known", "guard-world"]);
});

test("facts that were superseded stay in the state, and a world has those that hold", async () => {
  await createCampaign(db, "ended");
  const moved = (id: string, turn_no: number, ended_turn: number | null) => {
    const change = fact(id, "guard", "known", turn_no);
    return { ...change, row: { ...change.row, ended_turn } };
  };
  await db.log.append(event("ended", 0), async () => [...genesis, moved("old-post", 0, 3), moved("new-post", 3, null)]);
  expect(ids((await db.worlds.read(request("ended", "hm"))).facts)).toEqual(["new-post"]);
  const state = await db.log.state("ended");
  expect(state.facts.map(({ id, ended_turn }) => [id, ended_turn])).toEqual([
    ["new-post", null],
    ["old-post", 3],
  ]);
  expect(state).toEqual(await db.log.fold("ended", { fromStart: true }));
});

test("of very many facts the newest come, and the world stays small", async () => {
  await createCampaign(db, "many");
  const facts = Array.from({ length: 3000 }, (_, at) => fact(`f${at}`, at % 2 === 0 ? "pc" : "guard", "known", at));
  const crowd = Array.from({ length: 500 }, (_, at) => entity(`x${at}`, `Guardsman ${at}`));
  await db.log.append(event("many", 0), async () => [...genesis, ...facts, ...crowd]);
  const world = await db.worlds.read(request("many", "I greet the guardsman"));
  expect(ids(world.facts)).toContain("f2999");
  expect(world.facts.length).toBeLessThanOrEqual(200);
  expect(world.entities.length).toBeLessThanOrEqual(50);
});

test("threads, threats and summaries bring whom they are about", async () => {
  await createCampaign(db, "story");
  const thread = (id: string, status: string) =>
    put("threads", [id], { id, title: id, type: "QUEST", status, stakes: {}, related_entity_ids: [`${id}-who`], tags: [] });
  const summary = (id: string, scope: string, scope_id: string, to_turn: number) =>
    put("summaries", [id], { id, scope, scope_id, text: id, from_turn: 0, to_turn });
  await db.log.append(event("story", 0), async () => [
    ...genesis,
    thread("td-1", "active"),
    thread("td-2", "resolved"),
    ...["td-1-who", "td-2-who", "sniper"].map((id) => entity(id, `Unnamed ${id}`)),
    put("threats", ["th-1"], { id: "th-1", text: "t", source_entity_id: "sniper", hardness: "soft", status: "pending", created_turn: 0 }),
    put("threats", ["th-2"], { id: "th-2", text: "t", source_entity_id: null, hardness: "soft", status: "landed", created_turn: 0 }),
    put("situations", ["s1"], { id: "s1", type: "exposed", hardness: "soft", subject_id: "pc", narrative: "", created_turn: 0 }),
    put("situations", ["s2"], {
      id: "s2",
      type: "exposed",
      hardness: "soft",
      subject_id: "pc",
      narrative: "",
      created_turn: 0,
      cleared_turn: 0,
    }),
    summary("old", "scene", "scene", 1),
    summary("new", "scene", "scene", 2),
    summary("thread", "thread", "td-1", 1),
    summary("thread-2", "thread", "td-2", 1),
    summary("evening-1", "session", "one", 1),
    summary("evening-2", "session", "two", 2),
  ]);
  const world = await db.worlds.read(request("story", "hm"));
  expect(ids(world.entities)).toEqual(["alley", "bar", "guard", "knife", "pc", "sniper", "td-1-who"]);
  expect([ids(world.threads), ids(world.threats), ids(world.situations)]).toEqual([["td-1"], ["th-1"], ["s1"]]);
  expect(ids(world.summaries)).toEqual(["evening-2", "new", "old", "thread"]);
});

test("a world takes one statement, however old the campaign", async () => {
  await playCampaign(db, "old", 30);
  expect(await countStatements(db, () => db.worlds.read(request("old", "I look at Captain Mercer")))).toHaveLength(1);
});

test("unknown campaigns, unknown actors and campaigns that have not begun have different errors", async () => {
  await playCampaign(db, "known", 0);
  await createCampaign(db, "unbegun");
  const read = (campaign: string, actor_id = "pc") => db.worlds.read(request(campaign, "x", { actor_id }));
  await expect(read("nowhere")).rejects.toMatchObject({ code: "campaign_not_found" });
  await expect(read("unbegun")).rejects.toMatchObject({ code: "campaign_not_begun" });
  await expect(read("known", "nobody")).rejects.toMatchObject({ code: "actor_not_found", message: expect.stringContaining('"nobody"') });
});
