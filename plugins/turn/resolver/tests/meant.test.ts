import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play, textsOf, typesOf, works } from "./play.ts";

const apple = entity("apple", "item", "red apple", { uses: ["food"] });

describe("food", () => {
  const parts = { entities: withEntities(apple), inventory: [carried("apple")] };
  test.each([
    [{ action: "use", target_id: "apple", details: "I polish the apple upon my sleeve" }, false],
    [{ action: "eat", target_id: "apple", details: "take a bite out of the apple" }, false],
    [{ action: "eat", target_id: "apple", details: "I eat the apple" }, true],
    [{ action: "use", target_id: "apple", details: "munch the apple" }, true],
  ])("is used up only by who eats it: %o", (action, gone) => {
    expect(typesOf(play([action], { parts })).includes("item_lost")).toBe(gone);
  });
});

const drunk = (name: string, action: object, tags: string[] = ["minor"]) => {
  const thing = entity("thing-1", "item", name, {}, { tags });
  return play([{ target_id: "thing-1", ...action }], { parts: { entities: withEntities(thing), inventory: [carried("thing-1")] } });
};

test.each([
  ["brandy", { action: "drink", details: "I drink the brandy" }],
  ["glass of wine", { action: "use", details: "I drain the wine in one go" }],
  ["heel of bread", { action: "eat", details: "I eat the bread" }],
  ["hand-rolled cigarette", { action: "smoke", details: "I smoke it" }],
  ["brandy", { action: "use", target_id: "", details: "I empty my glass" }],
  ["mug of ale", { action: "drain_my_glass", target_id: "", details: "I drain my mug" }],
])("what is eaten, drunk or smoked is carried no more: %s", (name, action) => {
  expect(drunk(name, action).state_diff.inventory_changes).toEqual([{ owner_id: "kai", item_id: "thing-1", delta: -1 }]);
});

test.each([
  ["brandy", { action: "drink", details: "I take a sip of the brandy" }, ["minor"]],
  ["hip flask", { action: "drink", details: "I drink from the flask" }, ["minor"]],
  ["brandy", { action: "use", target_id: "", details: "I polish my glass" }, ["minor"]],
  ["broom", { action: "use", details: "I sweep the floor with it" }, ["minor"]],
  ["sealed deed", { action: "eat", details: "I eat the deed" }, []],
])("what is tasted, drunk from or merely used stays: %s", (name, action, tags) => {
  expect(drunk(name, action, tags).state_diff.inventory_changes).toEqual([]);
});

test("what lies here and is eaten lies here no more", () => {
  const pie = entity("pie", "item", "pie", { location_id: "bar" }, { tags: ["narrated"] });
  const scene = { ...worldOf().scene, present_entity_ids: ["kai", "pie"] };
  const turn = play([{ action: "eat", target_id: "pie", details: "I eat the pie" }], { parts: { entities: withEntities(pie), scene } });
  expect(turn.state_diff.entities_update).toMatchObject([{ id: "pie", attrs: { destroyed: true, location_id: null } }]);
  expect(turn.state_diff.scene_update.present_entity_ids).not.toContain("pie");
});

test("a number in words that are said counts nothing", () => {
  const parts = { entities: withEntities(apple), inventory: [carried("apple")] };
  const give = { action: "give", target_id: "mira", instrument: "apple", details: "apple to mira. 'took two of us'" };
  expect(typesOf(play([give], { parts }))).toContain("item_lost");
});

test.each(["I cross swords with him and strike his blade, never the boy", "we spar for show", "a light tap with the flat of my blade"])(
  "a bout that means no harm does none: %s",
  (details) => {
    const { state_diff } = play([{ action: "fight", target_id: "brute", details }], { dice: [...works] });
    expect(state_diff.entities_update.filter(({ attrs }) => attrs?.["harm"] !== undefined)).toEqual([]);
  },
);

describe("who hides", () => {
  const hide = { action: "hide", target_id: "feature:jukebox", details: "duck behind the jukebox" };
  const states = (...then: readonly object[]) => {
    const { state_diff } = play([hide, ...then], { dice: [...works, ...works] });
    return state_diff.entities_update.findLast(({ id, attrs }) => id === "kai" && attrs?.["states"] !== undefined)?.attrs?.["states"];
  };
  test("stays hidden while they watch", () => {
    expect(states({ action: "look", target_id: "mira" })).toEqual(["hidden"]);
    expect(textsOf(play([hide], { dice: [...works] }), "action_succeeded")).toEqual(["You try to hide behind the jukebox, and it works."]);
  });
  test("is hidden no more once they speak", () => {
    expect(states({ action: "talk", target_id: "mira" })).toEqual([]);
  });
});

describe("a thing that is shown", () => {
  const note = entity("note", "item", "pawn note");
  const parts = (visibility: "known" | "world") => ({
    entities: withEntities(note),
    inventory: [carried("note")],
    facts: [fact("pawned", "note", "The note is signed by Okafor.", { visibility })],
  });
  const show = (details: string) => [{ action: "show", target_id: "mira", instrument: "note", details }];
  test("tells who sees it what is known of it", () => {
    const [outcome] = play(show("I show her the note"), { parts: parts("known") }).outcomes;
    expect(outcome?.effects).toContainEqual(expect.objectContaining({ kind: "learn", who: "mira", fact: "pawned" }));
  });
  test("is read by both where it is held open", () => {
    expect(typesOf(play(show("I lay the note open under her nose at its last line"), { parts: parts("world") }))).toEqual(
      expect.arrayContaining(["fact_discovered", "knowledge_shared"]),
    );
  });
  test("may be laid down for them: nobody else does it", () => {
    const effects = [{ kind: "place", item: "note", at: "feature:jukebox" }];
    const action = { ...show("I lay the note on the jukebox before her")[0], effects };
    expect(textsOf(play([action], { parts: parts("known") }), "item_lost")).toEqual(["The pawn note is now at the jukebox."]);
  });
});

test("what is wrapped up stays in hand", () => {
  const parts = { inventory: [carried("picks")] };
  const fold = { action: "put", target_id: "picks", recipient: "blotting paper", details: "fold it in a scrap of blotting paper" };
  expect(typesOf(play([fold], { parts }))).toEqual(["action_succeeded"]);
});

test("what is scraped off a thing is had although nothing is listed in it", () => {
  const niche = entity("niche", "other", "ninth niche");
  const parts = { entities: withEntities(niche), scene: { ...worldOf().scene, present_entity_ids: ["kai", "mira", "niche"] } };
  const take = {
    action: "take",
    target_id: "niche",
    details: "gather what lies in the niche",
    effects: [{ kind: "create", name: "pinch of powder", at: "pc" }],
  };
  expect(typesOf(play([take], { parts }))).toContain("entity_created");
});

describe("a question", () => {
  const asked = (topic: string, text: string, rest: object = {}) => {
    const parts = {
      entities: withEntities(entity("ghost", "monster", "The Pale Man", { aliases: ["the one from the alley"] }, { visibility: "world" })),
      facts: [fact("told", "mira", text, { tags: ["told_by:mira"] })],
    };
    return typesOf(play([{ action: "ask", target_id: "mira", topic, ...rest }], { parts })).includes("fact_discovered");
  };
  test("in other words for hiding finds what was stashed", () => {
    expect(asked("where he used to hide his things", "He stashed it behind the brandy.")).toBe(true);
  });
  test("about what comes from a place finds who is called by it", () => {
    expect(asked("what comes from Tanner's Alley", "The Pale Man is seen here every night.")).toBe(true);
    expect(asked("what comes from North Pier", "The Pale Man is seen here every night.")).toBe(false);
  });
});
