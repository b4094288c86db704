import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (proposed_actions: readonly object[], parts: Parts = {}) =>
  validate(InterpreterOutput.parse({ intent: "x", proposed_actions }), worldOf(parts));

describe("one's own clothes and body", () => {
  test.each([
    [{ action: "equip", target_id: "boots", details: "Off with the boots" }, "pull_off", "boots"],
    [{ action: "equip", target_id: "coat", details: "coat off" }, "pull_off", "coat"],
    [{ action: "equip", target_id: "gloves", details: "gloves on" }, "put_on", "gloves"],
    [{ action: "equip", target_id: "collar", details: "I turn up my collar" }, "adjust", "collar"],
    [{ action: "use", target_id: "borrowed sleeves", details: "roll up my borrowed sleeves" }, "adjust", "borrowed sleeves"],
    [{ action: "wipe", target_id: "face", details: "wipe my face" }, "wipe", "face"],
    [{ action: "splash", target_id: "face", details: "splashes the flour from a flushed face" }, "rub", "face"],
    [{ action: "crack", target_id: "knuckles", details: "crack my knuckles" }, "rub", "knuckles"],
  ])("are nothing that the game keeps: %o", (action, verb, name) => {
    expect(rule([action]).allowed_actions).toMatchObject([{ action: verb, target_id: "", target_name: name, effects: [] }]);
  });
  test("are not a hat that lies here, whatever else is one's own", () => {
    const parts = { entities: withEntities(entity("hat", "item", "hat", { location_id: "bar" })) };
    const turn = { action: "use", target_id: "hat", details: "I turn the hat over with my rod" };
    expect(rule([turn], parts).allowed_actions).toMatchObject([{ target_id: "hat" }]);
  });
  test("are each done by themselves", () => {
    const bare = ["boots", "coat"].map((target_id) => ({ action: "equip", target_id, details: `${target_id} off` }));
    expect(rule(bare).allowed_actions.map(({ target_name }) => target_name)).toEqual(["boots", "coat"]);
  });
  test("are not a coat that somebody else left here", () => {
    const parts = { entities: withEntities(entity("jacket", "item", "green jacket", { location_id: "bar", aliases: ["coat"] })) };
    expect(rule([{ action: "equip", target_id: "coat", details: "coat off" }], parts).allowed_actions).toMatchObject([{ target_id: "" }]);
    expect(rule([{ action: "equip", target_id: "jacket", details: "I put on the green jacket" }], parts).allowed_actions).toMatchObject([
      { action: "equip", target_id: "jacket", effects: [{ kind: "transfer", item: "jacket", to: "kai" }] },
    ]);
  });
});

describe("a gesture", () => {
  test.each(["feature:jukebox", "lamp", "body"])("is made to what answers nobody: %s", (target_id) => {
    expect(rule([{ action: "social", target_id, details: "I bow" }]).allowed_actions).toMatchObject([{ action: "gesture", target_id }]);
  });
});

describe("furniture that nobody lists", () => {
  const parts = { inventory: [carried("picks")], entities: withEntities(entity("seat", "other", "old chair", { location_id: "pier" })) };
  test("may be pushed about, whatever goes by its name elsewhere", () => {
    const effects = [{ kind: "place", item: "chair", at: "door" }];
    const put = { action: "put", target_id: "chair", recipient: "door", details: "chair against the door", effects };
    expect(rule([put], parts).allowed_actions).toMatchObject([{ target_id: "feature:chair", effects: [], refused_effects: [] }]);
  });
  test("takes what is laid on it", () => {
    const effects = [{ kind: "place", item: "picks", at: "miras table" }];
    const put = { action: "put", target_id: "picks", recipient: "miras table", details: "picks on miras table", effects };
    expect(rule([put], parts).allowed_actions).toMatchObject([
      { effects: [{ kind: "place", item: "picks", at: "bar" }], refused_effects: [] },
    ]);
  });
});

describe("what somebody is told to do at once", () => {
  const parts = { inventory: [carried("lamp", 1, "brute")] };
  const demand = (to: string) => [
    { action: "intimidate", target_id: "brute", details: to, effects: [{ kind: "agree", who: "brute", to }] },
  ];
  test.each([
    ["to drop the lamp", { kind: "transfer", item: "lamp", from: "brute", to: "bar" }],
    ["to hand over the lamp", { kind: "transfer", item: "lamp", from: "brute", to: "kai" }],
    ["to give Mira the lamp", { kind: "transfer", item: "lamp", from: "brute", to: "mira" }],
    ["to come with me", { kind: "join", who: "brute" }],
    ["to give back the lamp at dawn", { kind: "agree", who: "brute" }],
    ["not to drop the lamp", { kind: "agree", who: "brute" }],
  ])("%s", (to, effect) => {
    const [action] = rule(demand(to), parts).allowed_actions;
    expect(action?.effects).toContainEqual(expect.objectContaining(effect));
  });
});

describe("what is shown", () => {
  const parts = { inventory: [carried("picks")] };
  test("has to be at hand", () => {
    expect(rule([{ action: "show", target_id: "mira", instrument: "pistol" }], parts).blocked_actions).toMatchObject([
      { code: "missing_item" },
    ]);
    expect(rule([{ action: "show", target_id: "mira", instrument: "picks" }], parts).blocked_actions).toEqual([]);
  });
});

test("money goes by the name of its clock in any campaign", () => {
  const effects = [{ kind: "transfer", item: "cred", to: "mira", from: "pc", quantity: 5 }];
  const pay = { action: "pay", target_id: "mira", instrument: "cred", details: "pay her 5 for a room", effects };
  expect(rule([pay]).allowed_actions).toMatchObject([{ effects: [{ kind: "transfer", item: "cred", quantity: 5 }] }]);
});

test("part of a thing is taken off it where an effect names it", () => {
  const entities = withEntities(entity("straw", "other", "straw figure", { description: "Somebody has given it a watchman's cap." }));
  const scene = { ...worldOf().scene, present_entity_ids: ["kai", "mira", "straw"] };
  const effects = [{ kind: "transfer", item: "watchman's cap", to: "pc", from: "straw" }];
  const [action] = rule([{ action: "take", target_id: "straw", details: "relieve it of its cap", effects }], {
    entities,
    scene,
  }).allowed_actions;
  expect(action?.effects).toMatchObject([{ kind: "create", name: "watchman's cap", part_of: "straw" }]);
});

test("who hides behind something that nobody lists is hidden, and who hides a thing is not", () => {
  const hide = { action: "hide", target_id: "pump 2", details: "duck behind pump 2" };
  expect(rule([hide]).allowed_actions).toMatchObject([{ effects: [{ kind: "set_state", target: "kai", state: "hidden" }] }]);
  const tuck = { action: "hide", target_id: "picks", details: "I hide the picks" };
  expect(rule([tuck], { inventory: [carried("picks")] }).allowed_actions).toMatchObject([{ effects: [] }]);
  const slip = { action: "hide", target_id: "red volume", details: "slip the red volume under my coat" };
  expect(rule([slip]).allowed_actions).not.toMatchObject([{ effects: [{ state: "hidden" }] }]);
});
