import { canonicalJson } from "freeform-rpg/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable, errorOf } from "./table.ts";

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

test("scenarios are listed with their seats, and broken ones say why", async () => {
  const list = await table.scenarios.list();
  expect(list.map(({ id }) => id)).toEqual(["broken", "yard"]);
  expect(list[0]?.problems[0]).toContain("name is missing");
  expect(list[1]).toMatchObject({ name: "The Yard", system: "bands", seats: [{ id: "player", name: "Rook" }], problems: [] });
});

test("a new campaign's tables are the fold of its log", async () => {
  const made = await table.campaigns.create({ scenario_id: "yard", user: "ana", seed: "s" });
  expect(made).toMatchObject({ name: "The Yard", seed: "s", opening_text: "Rain.", event_id: `${made.id}:1` });
  const [state, fold] = [await table.log.state(made.id), await table.log.fold(made.id, { fromStart: true })];
  expect(canonicalJson(state)).toBe(canonicalJson(fold));
  expect(state.scene[0]).toMatchObject({
    location_id: "yard",
    present_entity_ids: ["player", "harbour:foreman"],
    time: { period: "night" },
  });
  expect(state.facts[0]).toMatchObject({ object: { text: "Rook owes rent." }, discovered_turn: 0, turn_no: 0 });
  expect(state.inventory).toEqual([{ owner_id: "player", item_id: "rope", qty: 1, flags: {} }]);
  expect(state.entities.find(({ id }) => id === "player")?.attrs.stats).toEqual({ wits: 1 });
});

test("the same scenario, characters and seed give the same state", async () => {
  const request = {
    scenario_id: "yard",
    user: "ana",
    seed: "same",
    character: { name: "Mo", items: [{ name: "A lamp", description: "", uses: ["light"], qty: 1 }] },
  };
  const [one, two] = [await table.campaigns.create(request), await table.campaigns.create(request)];
  expect(one.id).not.toBe(two.id);
  expect(canonicalJson(await table.log.state(one.id))).toBe(canonicalJson(await table.log.state(two.id)));
});

test("a campaign is created in a few statements, independent of its size", async () => {
  const sent: string[] = [];
  const stop = table.database.onStatement((sql) => sent.push(sql));
  await table.campaigns.create({ scenario_id: "yard", user: "ana" });
  stop();
  expect(sent.length).toBeLessThanOrEqual(5);
});

test("a failed creation leaves nothing of the campaign", async () => {
  await table.campaigns.create({ scenario_id: "yard", user: "ana", id: "once" });
  const before = canonicalJson(await table.log.state("once"));
  expect(await errorOf(table.campaigns.create({ scenario_id: "yard", user: "eve", id: "once" }))).toMatchObject({
    code: "campaign_exists",
  });
  expect(canonicalJson(await table.log.state("once"))).toBe(before);
  expect((await table.campaigns.members("once", "ana")).map(({ user_id }) => user_id)).toEqual(["ana"]);
});

test("a character with a name of its own takes the seat's place in the story, not its person", async () => {
  const character = {
    name: "Mo",
    concept: "A glazier.",
    stats: { nerve: 3, wits: 1 },
    items: ["rope", { name: "A lamp", description: "", uses: ["light"], qty: 2 }],
  };
  const { id } = await table.campaigns.create({ scenario_id: "yard", user: "ana", character });
  const state = await table.log.state(id);
  expect(state.entities.find((entity) => entity.id === "player")).toMatchObject({
    name: "Mo",
    attrs: { description: "A glazier.", stats: { nerve: 3, wits: 1 }, location_id: "yard" },
  });
  expect(state.inventory.map(({ item_id, qty }) => [item_id, qty])).toEqual([
    ["item-1", 2],
    ["rope", 2],
  ]);
  expect(state.director[0]?.counters).toEqual({ item: 1 });
});

test("all problems of a character are reported together", async () => {
  const character = { seat: "plaver", stats: { nerve: 9, grit: 1 }, items: ["rop"] };
  const { code, message } = await errorOf(table.campaigns.create({ scenario_id: "yard", user: "ana", character }));
  expect(code).toBe("character_invalid");
  expect(message).toMatch(/"plaver" is not a playable character\. Did you mean "player"\?/);
  expect(message).toMatch(/"nerve" is 9; it must be from -1 to 3/);
  expect(message).toMatch(/no stat "grit".*There are: nerve, wits/);
  expect(message).toMatch(/The stats total 11, but there are 4 points/);
  expect(message).toMatch(/"rop" is not an item of this scenario\. Did you mean "rope"\?/);
});

test("players get seats of their own, and a DM who only leads gets none", async () => {
  const members = [
    { user: "ben", role: "PLAYER", character: { name: "Bo" } },
    { user: "cy", role: "PLAYER", character: { seat: "player" } },
    { user: "di", role: "OBSERVER" },
  ] as const;
  const made = await table.campaigns.create({ scenario_id: "yard", user: "ana", members });
  expect(made.members.map(({ user_id, role, character_id }) => [user_id, role, character_id])).toEqual([
    ["ana", "DM", null],
    ["ben", "PLAYER", "pc-1"],
    ["cy", "PLAYER", "player"],
    ["di", "OBSERVER", null],
  ]);
  expect((await table.log.state(made.id)).scene[0]?.present_entity_ids).toEqual(["pc-1", "player", "harbour:foreman"]);
});

test("a character without a player stays outside the scene until a player takes it", async () => {
  const { id } = await table.campaigns.create({ scenario_id: "yard", user: "ana", character: null });
  expect((await table.log.state(id)).scene[0]?.present_entity_ids).toEqual(["harbour:foreman"]);
  const ben = await table.campaigns.addMember({ campaignId: id, requesterId: "ana", userId: "ben", role: "PLAYER", character: {} });
  expect(ben).toMatchObject({ user_id: "ben", character_id: "player" });
  const state = await table.log.state(id);
  expect(state.scene[0]?.present_entity_ids).toEqual(["harbour:foreman", "player"]);
  expect(canonicalJson(state)).toBe(canonicalJson(await table.log.fold(id, { fromStart: true })));
  const again = table.campaigns.createCharacter({ campaignId: id, requesterId: "ben", character: { name: "Twin" } });
  expect(await errorOf(again)).toMatchObject({ code: "character_exists" });
});

test("two players who enter concurrently get a character each", async () => {
  const members = [
    { user: "ben", role: "PLAYER", character: null },
    { user: "cy", role: "PLAYER", character: null },
  ] as const;
  const { id: campaign_id } = await table.campaigns.create({ scenario_id: "yard", user: "ana", members });
  const enter = (by: string) =>
    table.campaigns.createCharacter({ campaignId: campaign_id, requesterId: by, character: { name: `The ${by}` } });
  const entered = await Promise.all([enter("ben"), enter("cy")]);
  expect(entered.map(({ character_id }) => character_id).toSorted()).toEqual(["pc-1", "player"]);
  const state = await table.log.state(campaign_id);
  expect(state.scene[0]?.present_entity_ids.toSorted()).toEqual(["harbour:foreman", "pc-1", "player"]);
  expect(canonicalJson(state)).toBe(canonicalJson(await table.log.fold(campaign_id, { fromStart: true })));
});

test("a member whose character is invalid does not join", async () => {
  const { id: campaign_id } = await table.campaigns.create({ scenario_id: "yard", user: "ana" });
  const join = () =>
    table.campaigns.addMember({
      campaignId: campaign_id,
      requesterId: "ana",
      userId: "ben",
      role: "PLAYER",
      character: { seat: "nobody" },
    });
  expect(await errorOf(join())).toMatchObject({ code: "character_invalid" });
  expect(await errorOf(join())).toMatchObject({ code: "character_invalid" });
  expect((await table.campaigns.members(campaign_id, "ana")).map(({ user_id }) => user_id)).toEqual(["ana"]);
});

test("the role decides who may change the members", async () => {
  const { id: campaign_id } = await table.campaigns.create({
    scenario_id: "yard",
    user: "ana",
    members: [{ user: "ben", role: "PLAYER" }],
  });
  const { addMember, changeRole, find, members, removeMember } = table.campaigns;
  const cases: readonly [() => Promise<unknown>, string][] = [
    [() => addMember({ campaignId: campaign_id, requesterId: "ben", userId: "cy", role: "PLAYER" }), "forbidden"],
    [() => addMember({ campaignId: campaign_id, requesterId: "eve", userId: "eve", role: "DM" }), "campaign_not_found"],
    [() => addMember({ campaignId: campaign_id, requesterId: "ana", userId: "ben", role: "DM" }), "already_member"],
    [() => removeMember({ campaignId: campaign_id, requesterId: "ben", userId: "ana" }), "forbidden"],
    [() => removeMember({ campaignId: campaign_id, requesterId: "ana", userId: "ana" }), "last_dm"],
    [() => removeMember({ campaignId: campaign_id, requesterId: "ana", userId: "cy" }), "member_not_found"],
    [() => changeRole({ campaignId: campaign_id, requesterId: "ana", userId: "ana", role: "PLAYER" }), "last_dm"],
    [() => changeRole({ campaignId: campaign_id, requesterId: "ben", userId: "ben", role: "DM" }), "forbidden"],
    [() => find(campaign_id, "eve"), "campaign_not_found"],
    [() => members(campaign_id, "eve"), "campaign_not_found"],
    [() => find("nowhere", "ana"), "campaign_not_found"],
  ];
  for (const [work, code] of cases) expect((await errorOf(work())).code).toBe(code);
  expect(await changeRole({ campaignId: campaign_id, requesterId: "ana", userId: "ben", role: "DM" })).toMatchObject({
    role: "DM",
    character_id: "player",
  });
  await removeMember({ campaignId: campaign_id, requesterId: "ana", userId: "ana" });
  expect((await members(campaign_id, "ben")).map(({ user_id }) => user_id)).toEqual(["ben"]);
});

test("of the last two DMs that leave concurrently, one stays", async () => {
  const { id: campaign_id } = await table.campaigns.create({ scenario_id: "yard", user: "ana", members: [{ user: "ben", role: "DM" }] });
  const leave = (user: string) => table.campaigns.removeMember({ campaignId: campaign_id, requesterId: user, userId: user });
  const ends = await Promise.allSettled([leave("ana"), leave("ben")]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("the demo is created once, however often it is requested", async () => {
  const users = { dm: "ana", player: "ben" };
  const ends = await Promise.all([table.campaigns.demo(users), table.campaigns.demo(users)]);
  expect(ends.filter(({ created }) => created)).toHaveLength(1);
  expect(await table.campaigns.demo(users)).toEqual({ campaign_id: "demo", created: false });
  expect((await table.campaigns.list("ben")).filter(({ id }) => id === "demo")).toHaveLength(1);
});

test("a calibration given at creation overrides the scenario's, and default lines always apply", async () => {
  const { id } = await table.campaigns.create({
    scenario_id: "yard",
    user: "ana",
    calibration: { preset: "one_bad_day", risk: { plot_armor: "thick" }, boundaries: { lines: ["spiders"] } },
  });
  const { calibration } = await table.campaigns.find(id, "ana");
  expect(calibration).toMatchObject({ preset: "one_bad_day", tone: { dark: 0.9 }, risk: { lethality: "brutal", plot_armor: "thick" } });
  expect(calibration.boundaries.lines).toEqual(["sexual violence", "harm to children", "real hate symbols", "spiders"]);
});

test("the error for an unknown scenario lists the known ones", async () => {
  expect(await errorOf(table.campaigns.create({ scenario_id: "yord", user: "ana" }))).toMatchObject({
    code: "scenario_not_found",
    message: expect.stringContaining(`Did you mean "yard"?`),
  });
});
