import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith, movesOf, play, textsOf, works } from "./play.ts";
import type { Parts } from "./play.ts";

const priced = { campaign: campaignWith({ system: { prices: { beer: 3, brandy: 6 } } }) };
const named = (result: ReturnType<typeof play>) => result.state_diff.entities_add.map(({ name }) => name);

describe("a small thing that nobody listed", () => {
  test("is served and paid for when it is ordered from someone", () => {
    const order = { action: "ask", target_id: "mira", effects: [{ kind: "transfer", item: "beer", from: "mira", to: "pc" }] };
    const result = play([order], { parts: priced });
    expect(textsOf(result, "entity_created")).toEqual(["Mira Sato brings you a beer."]);
    expect(textsOf(result, "promise_made")).toEqual([]);
    expect(movesOf(result)).toEqual({ cred: -3 });
  });
  test("is bought by its name alone where the game lists it", () => {
    const result = play([{ action: "buy", details: "I buy a glass of brandy" }], { parts: priced });
    expect(named(result)).toEqual(["brandy"]);
    expect(movesOf(result)).toEqual({ cred: -6 });
  });
  test("is bought again, for another, where somebody has one already", () => {
    const beer = entity("beer-1", "item", "beer", {}, { tags: ["minor"] });
    const parts = { ...priced, entities: withEntities(beer), inventory: [carried("beer-1", 1, "mira")] };
    const result = play([{ action: "buy", target_id: "brute", recipient: "brute", instrument: "beer", details: "I buy Okafor a beer" }], {
      parts,
    });
    expect(result.blocked_actions).toEqual([]);
    expect(result.state_diff.inventory_changes).toMatchObject([{ owner_id: "brute", item_id: "beer-1", delta: 1 }]);
    expect(movesOf(result)).toEqual({ cred: -3 });
  });
  test.each(["bring Mira Sato a beer", "stand Mira a drink"])("keeps the promise to %s, once it is served", (to) => {
    const object = { text: "", to, toward: "mira", kept: false, effects: [] };
    const word = fact("word", "kai", "", { predicate: "promised", object, visibility: "known" });
    const buy = { action: "buy", target_id: "mira", recipient: "mira", instrument: "beer", details: "I buy Mira a beer" };
    expect(textsOf(play([buy], { parts: { ...priced, facts: [word] } }), "promise_kept")).toHaveLength(1);
    const other = { ...buy, target_id: "brute", recipient: "brute", details: "I buy Okafor a beer" };
    expect(textsOf(play([other], { parts: { ...priced, facts: [word] } }), "promise_kept")).toEqual([]);
  });
  test("costs nothing where the game lists no price", () => {
    const give = {
      action: "give",
      target_id: "mira",
      instrument: "plum cake",
      effects: [{ kind: "create", name: "plum cake", at: "mira" }],
    };
    const result = play([give]);
    expect(textsOf(result, "entity_created")).toEqual(["Mira Sato has a plum cake."]);
    expect(movesOf(result)).toEqual({});
  });
  test("is not served to someone who cannot pay", () => {
    const clocks = worldOf().clocks.map((clock) => (clock.id === "cred" ? { ...clock, value: 2 } : clock));
    const order = { action: "ask", target_id: "mira", effects: [{ kind: "create", name: "beer", at: "pc" }] };
    expect(named(play([order], { parts: { ...priced, clocks } }))).toEqual([]);
  });
  test("is made up by nobody where it is of value", () => {
    const order = { action: "ask", target_id: "mira", effects: [{ kind: "transfer", item: "pistols", from: "mira", to: "pc" }] };
    expect(named(play([order]))).toEqual([]);
    const give = { action: "give", target_id: "mira", instrument: "ruby", effects: [] };
    expect(play([give]).blocked_actions).toMatchObject([{ code: "missing_item" }]);
  });
});

describe("a part of a thing", () => {
  const figure = entity("figure", "other", "straw figure", {
    description: "Sacking and straw. Somebody has given it a cap.",
    location_id: "bar",
  });
  const parts: Parts = {
    entities: withEntities(figure),
    scene: { ...worldOf().scene, present_entity_ids: ["kai", "figure"] },
    facts: [fact("note", "figure", "Inside the cap is a scrap of paper.")],
  };
  test("can be looked at, and shows what is hidden in the thing", () => {
    expect(textsOf(play("examine cap", { parts }), "fact_discovered")).toEqual(["Inside the cap is a scrap of paper."]);
  });
  test("can be taken off, and still holds what was hidden in it", () => {
    const result = play(["take cap", "search cap"], { parts });
    expect(result.state_diff.entities_add).toMatchObject([{ name: "cap", attrs: { part_of: "figure" } }]);
    expect(textsOf(result, "fact_discovered")).toEqual(["Inside the cap is a scrap of paper."]);
  });
  test("is none of what the description does not speak of", () => {
    expect(play("examine boot", { parts }).blocked_actions).toEqual([]);
    expect(play("examine wheel", { parts }).blocked_actions).toMatchObject([{ code: "unknown_target" }]);
  });
});

describe("several things in one action", () => {
  const inventory = [carried("lamp"), carried("picks")];
  test("are handed over one by one", () => {
    const give = { action: "give", target_id: "mira", instrument: "oil lamp and lock picks" };
    const result = play([give], { parts: { inventory } });
    expect(result.outcomes).toHaveLength(2);
    expect(textsOf(result, "item_lost")).toEqual(["Mira Sato now has the oil lamp.", "Mira Sato now has the lock picks."]);
  });
  test("each have their own effects", () => {
    const place = (item: string) => ({ kind: "place", item, at: "feature:jukebox" });
    const put = { action: "put", target_id: "lamp, picks", recipient: "feature:jukebox", effects: [place("lamp"), place("picks")] };
    expect(play([put], { parts: { inventory } }).outcomes.map(({ target_id, effects }) => [target_id, effects.length])).toEqual([
      ["lamp", 1],
      ["picks", 1],
    ]);
  });
});

describe("what is thrown", () => {
  test("is the thing in hand, not what it is thrown at", () => {
    const result = play([{ action: "throw", target_id: "lamp", instrument: "picks" }], {
      dice: works,
      parts: { inventory: [carried("picks")] },
    });
    expect(result.blocked_actions).toEqual([]);
    expect(textsOf(result, "item_lost")).toEqual(["You leave the lock picks behind."]);
  });
});

describe("words to someone without a name", () => {
  const bar = entity("bar", "location", "The Brass Eel", { features: ["cellar door", "bench of old men"], exits: [] });
  const parts: Parts = {
    entities: withEntities(bar),
    facts: [
      fact("bell", "bar", "The old men count the bells.", {
        object: { text: "The old men count the bells.", feature: "bench of old men" },
      }),
    ],
  };
  test("may be called at a door, and no one need answer", () => {
    const result = play([{ action: "ask", target_id: "feature:cellar door", details: "I ask whoever is in there for a light" }], { parts });
    expect(textsOf(result, "action_succeeded")).toEqual(["You ask at the cellar door."]);
    expect(textsOf(result, "nothing_changed")).toEqual(["No one answers."]);
  });
  test("may be called to whoever it is", () => {
    expect(play([{ action: "say", target_id: "whoever is knocking", details: "Who goes there?" }], { parts }).blocked_actions).toEqual([]);
  });
  test("bring out what the people of the place know of themselves", () => {
    const result = play([{ action: "talk", target_id: "feature:bench of old men" }], { parts });
    expect(textsOf(result, "fact_discovered")).toEqual(["The old men count the bells."]);
  });
  test("are not said to a thing", () => {
    expect(play([{ action: "ask", target_id: "feature:cellar door", details: "for a light" }], { parts }).blocked_actions).toHaveLength(1);
  });
});

describe("what a guard asks for", () => {
  const guards = [{ against: ["transfer"], needs: { entity: "lamp", state: "within_reach" }, refusal: "It hangs too high." }];
  const entities = withEntities(entity("lamp", "item", "oil lamp", { location_id: "bar", guards }));
  test("may be brought about by the action before it", () => {
    const campaign = {
      ...worldOf().campaign,
      story: {
        ...worldOf().campaign.story,
        triggers: [
          {
            id: "t",
            on: "action_succeeded" as const,
            where: { action: "climb" },
            text: "You reach it.",
            effects: [{ kind: "set_state", target: "lamp", state: "within_reach" }],
          },
        ],
      },
    };
    const actions = ["climb long counter", "take lamp"];
    expect(textsOf(play(actions, { dice: works, parts: { entities, campaign } }), "item_acquired")).toEqual(["You now have the oil lamp."]);
    expect(play(actions, { dice: works, parts: { entities } }).blocked_actions).toMatchObject([
      { code: "guarded", reason: "It hangs too high.", position: 1 },
    ]);
  });
});

test("what is shown is named in what happens", () => {
  const parts = { inventory: [carried("picks")] };
  expect(textsOf(play([{ action: "show", target_id: "mira", instrument: "picks" }], { parts }), "action_succeeded")).toEqual([
    "You show the lock picks to Mira Sato.",
  ]);
});

test.each([
  ["the blue ribbon", /take the blue ribbon/i],
  ["", /take Mira Sato/i],
])("what is taken off the dead is told, not they: %s", (topic, told) => {
  const corpse = entity("mira", "character", "Mira Sato", { dead: true });
  const result = play([{ action: "take", target_id: "mira", topic, effects: [{ kind: "create", name: "ribbon", at: "pc" }] }], {
    parts: { entities: withEntities(corpse) },
  });
  expect(result.engine_events.map(({ details }) => String(details["text"])).join(" ")).toMatch(told);
});
