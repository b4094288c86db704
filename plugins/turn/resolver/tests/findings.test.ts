import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { fails, mixes, play, shines, textsOf, works } from "./play.ts";
import type { Case } from "./play.ts";

describe("a search", () => {
  const facts = [
    fact("f1", "body", "A ticket stub is folded into the cuff."),
    fact("f2", "body", "The courier was poisoned.", { tags: ["clue"] }),
    fact("f3", "body", "Under the nail there is red wax."),
    fact("secret", "body", "Okafor did it.", { visibility: "dm" }),
  ];
  const found = (action: string | object, given: Case = {}) =>
    play([action], { ...given, parts: { facts, ...given.parts } }).state_diff.facts_update.map(({ id }) => id);

  test("finds one thing, clues first", () => {
    expect(found("search dead courier")).toEqual(["f2"]);
  });
  test("finds what was asked about first", () => {
    expect(found({ action: "search", target_id: "body", details: "check the cuff for a ticket" })).toEqual(["f1"]);
  });
  test("finds two things on a critical", () => {
    expect(found("search dead courier", { flags: ["dangerous"], dice: shines })).toHaveLength(2);
  });
  test("finds nothing when it fails", () => {
    expect(found("search dead courier", { flags: ["dangerous"], dice: fails })).toEqual([]);
  });
  test("never finds what only the DM knows", () => {
    expect(found("search dead courier", { parts: { facts: facts.slice(3) } })).toEqual([]);
  });
  test("makes what it finds known, with how", () => {
    expect(play("search dead courier", { parts: { facts } }).state_diff.facts_update).toEqual([
      { id: "f2", visibility: "known", discovery_method: "search" },
    ]);
  });
  test("keeps count", () => {
    expect(play("search dead courier", { parts: { facts } }).state_diff.director.investigation_progress).toEqual({
      body: { times: 1, fact_ids: ["f2"] },
    });
  });
  test("of the same body gives another clue, or says that there is none", () => {
    const known = facts.map((one) => (one.id === "secret" ? one : { ...one, visibility: "known" as const }));
    const director = { ...worldOf().director, investigation_progress: { body: { times: 1, fact_ids: ["f1", "f2", "f3"] } } };
    const result = play("search dead courier", { parts: { facts: known, director } });
    expect(result.state_diff.facts_update).toEqual([]);
    expect(textsOf(result, "action_succeeded")).toEqual([
      "You search the dead courier. There is nothing here that you have not already found.",
    ]);
  });
  test("of a thing that was opened before and showed something says that there is no more", () => {
    const chest = entity("chest", "item", "sea chest", { location_id: "bar" });
    const parts = { entities: withEntities(chest), facts: [fact("f", "chest", "In the chest lies a letter.")] };
    expect(textsOf(play(["open chest", "search chest"], { parts }), "action_succeeded").at(-1)).toBe(
      "You search the sea chest. There is nothing here that you have not already found.",
    );
  });
  test("of a feature finds what the place hides in it", () => {
    expect(found("search jukebox", { parts: { facts: [fact("f", "bar", "Taped inside the jukebox is a key.")] } })).toEqual(["f"]);
  });
  test("is what opening a thing comes to: what is in it comes to light", () => {
    const inside = { location_id: "bar", hidden_in: "chest" };
    const entities = withEntities(
      entity("chest", "item", "sea chest", { location_id: "bar" }),
      entity("wheel", "item", "cipher wheel", inside, { visibility: "world" }),
    );
    const { state_diff } = play("open chest", { parts: { entities } });
    expect(state_diff.entities_update).toContainEqual(expect.objectContaining({ id: "wheel", visibility: "known" }));
  });
  test("of the place finds what is hidden there, and makes it known", () => {
    const entities = withEntities(entity("ghost", "character", "The Pale Man", {}, { visibility: "world", tags: ["hidden"] }));
    expect(play("search", { parts: { entities } }).state_diff.entities_update).toContainEqual({ id: "ghost", visibility: "known" });
  });
  test("finds what depends on something else only after that", () => {
    const chained = [fact("a", "body", "A key."), fact("b", "body", "What the key opens.", { tags: ["after:a", "clue"] })];
    expect(found("search dead courier", { parts: { facts: chained } })).toEqual(["a"]);
  });
  test("moves the thread that its find bears on", () => {
    const threads = [
      {
        id: "td-1",
        title: "Who killed the courier?",
        type: "MYSTERY" as const,
        status: "active" as const,
        stakes: {},
        related_entity_ids: [],
        tags: [],
      },
    ];
    const result = play("search dead courier", { parts: { threads, facts: [fact("f", "body", "Wax.", { tags: ["thread:td-1"] })] } });
    expect(result.state_diff.threads_update).toMatchObject([{ id: "td-1" }]);
  });
  test("a glance finds only what is obvious", () => {
    expect(found("look dead courier")).toEqual([]);
    expect(found("look dead courier", { parts: { facts: [fact("f", "body", "He is wet.", { tags: ["obvious"] })] } })).toEqual(["f"]);
  });
});

describe("a talk", () => {
  const told = (action: string, given: Case) => play(action, { dice: works, ...given }).state_diff.facts_update.map(({ id }) => id);
  const facts = [
    fact("open", "bar", "The safe is in the floor.", { tags: ["told_by:mira"] }),
    fact("own", "mira", "Mira owes the tower.", { tags: ["guarded"] }),
    fact("other", "bar", "The roof leaks.", { tags: ["told_by:brute"] }),
  ];
  test.each([
    ["brings out what one may tell", "talk mira", {}, ["open"]],
    ["does not bring out what one guards", "talk mira", { facts: facts.slice(1) }, []],
    [
      "brings it out from one who trusts",
      "ask mira",
      { facts: facts.slice(1), relationships: [{ a_id: "kai", b_id: "mira", rel_type: "trust", intensity: 3, notes: {} }] },
      ["own"],
    ],
    ["brings it out under pressure", "persuade mira", { facts: facts.slice(1) }, ["own"]],
    ["does not bring out what somebody else knows", "talk mira", { facts: facts.slice(2) }, []],
  ])("%s", (_, action, parts, ids) => {
    expect(told(action, { parts: { facts, ...parts } })).toEqual(ids);
  });
});

describe("trust", () => {
  test.each([
    ["talk mira", works, 1],
    ["persuade mira", works, 1],
    ["help mira", works, 1],
    ["negotiate mira", works, 1],
    ["persuade mira", fails, -1],
    ["intimidate mira", fails, -1],
    ["deceive mira", fails, -1],
    ["negotiate mira", fails, -1],
    ["provoke mira", fails, -1],
    ["persuade mira", mixes, null],
    ["intimidate mira", works, -1],
    ["attack mira", fails, -2],
  ] as const)("after %s with %j moves by %s", (action, dice, delta) => {
    const changes = play(action, { dice }).state_diff.relationship_changes;
    expect(changes).toMatchObject(delta === null ? [] : [{ a_id: "kai", b_id: "mira", rel_type: "trust", delta }]);
  });
  test.each([
    ["rises no further than 10", 10, works],
    ["falls no further than -10", -10, fails],
  ] as const)("%s", (_, intensity, dice) => {
    const relationships = [{ a_id: "mira", b_id: "kai", rel_type: "trust", intensity, notes: {} }];
    expect(play("persuade mira", { dice, parts: { relationships } }).state_diff.relationship_changes).toEqual([]);
  });
});

describe("things", () => {
  const moved = (action: string | object, given: Case = {}) => play([action], { dice: works, ...given }).state_diff.inventory_changes;
  test.each([
    ["taken go to the actor", "take oil lamp", [], [{ owner_id: "kai", item_id: "lamp", delta: 1 }]],
    [
      "stolen leave their owner",
      "steal mira",
      [carried("picks", 1, "mira")],
      [
        { owner_id: "mira", item_id: "picks", delta: -1 },
        { owner_id: "kai", item_id: "picks", delta: 1 },
      ],
    ],
    ["dropped leave the actor", "drop pistol", [carried("pistol")], [{ owner_id: "kai", item_id: "pistol", delta: -1 }]],
    [
      "given go to another",
      { action: "give", target_id: "mira", details: "the pistol" },
      [carried("pistol")],
      [
        { owner_id: "kai", item_id: "pistol", delta: -1 },
        { owner_id: "mira", item_id: "pistol", delta: 1 },
      ],
    ],
    ["used stay where they are", "use pistol", [carried("pistol")], []],
    ["shot are spent", "shoot okafor", [carried("pistol"), carried("rounds", 6)], [{ owner_id: "kai", item_id: "rounds", delta: -1 }]],
  ])("%s", (_, action, inventory, changes) => {
    expect(moved(action, { parts: { inventory } })).toEqual(changes);
  });
  test("shot are spent on a miss, too", () => {
    expect(moved("shoot okafor", { dice: fails, parts: { inventory: [carried("pistol"), carried("rounds", 6)] } })).toEqual([
      { owner_id: "kai", item_id: "rounds", delta: -1 },
    ]);
  });
  test("taken are no longer lying about", () => {
    const { state_diff, engine_events } = play("take oil lamp");
    expect(state_diff.scene_update.present_entity_ids).not.toContain("lamp");
    expect(state_diff.entities_update).toContainEqual({ id: "lamp", attrs: { location_id: null } });
    expect(engine_events.map(({ type }) => type)).toContain("item_acquired");
  });
  test("not taken stay", () => {
    expect(moved("steal mira", { dice: fails, parts: { inventory: [carried("picks", 1, "mira")] } })).toEqual([]);
  });
});
