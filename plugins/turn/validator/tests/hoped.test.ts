import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import type { Entity } from "freeform-rpg/schemas";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (action: object, parts: Parts = {}) =>
  validate(InterpreterOutput.parse({ intent: "x", proposed_actions: [action] }), worldOf(parts));

const refusal = "The vase stands three metres up.";
const guards = [{ against: ["transfer", "place"], needs: { entity: "vase", state: "within_reach" }, refusal }];
const entities = withEntities(entity("vase", "item", "vase", { location_id: "bar", guards }));

describe("what guards a thing against being moved", () => {
  const falls = [{ kind: "place", item: "vase", at: "bar" }];
  test.each([
    ["taken", { action: "take", target_id: "vase" }],
    ["put elsewhere", { action: "put", target_id: "vase", recipient: "jukebox", effects: falls }],
  ])("refuses that it is %s", (_, action) => {
    expect(rule(action, { entities }).blocked_actions).toMatchObject([{ code: "guarded", reason: refusal }]);
  });
  test.each([
    ["what it stands on is struck", { action: "force", target_id: "feature:jukebox", effects: falls }],
    ["something is thrown at it", { action: "throw", target_id: "vase", instrument: "stone", effects: falls }],
  ])("leaves it to luck when %s", (_, action) => {
    expect(rule(action, { entities }).allowed_actions).toMatchObject([
      { effects: [], refused_effects: [{ cause: "guarded", reason: refusal }] },
    ]);
  });
});

describe("a thing that is no item", () => {
  const crate = (attrs: Entity["attrs"]) => withEntities(entity("crate", "other", "long crate", attrs));
  const present = { ...worldOf().scene, present_entity_ids: ["kai", "crate"] };
  const take = { action: "take", target_id: "crate", effects: [{ kind: "transfer", item: "crate", to: "pc" }] };
  test("is not carried off, and says so", () => {
    expect(rule(take, { entities: crate({}), scene: present }).allowed_actions).toMatchObject([
      { effects: [], refused_effects: [{ reason: "The long crate is not to be carried off." }] },
    ]);
  });
  test("is guarded like any other", () => {
    const guarded = crate({ guards: [{ against: ["transfer"], needs: { known: "who_it_is" }, refusal: "Nobody lays a hand on it." }] });
    expect(rule(take, { entities: guarded, scene: present }).blocked_actions).toMatchObject([{ code: "guarded" }]);
  });
});

describe("the dead", () => {
  test.each([
    ["woken", [{ kind: "set_state", target: "body", state: "awake" }]],
    ["healed", [{ kind: "heal", who: "body" }]],
  ])("are not %s", (_, effects) => {
    expect(rule({ action: "medical", target_id: "body", effects }).blocked_actions).toMatchObject([{ code: "target_dead" }]);
  });
  test("are examined", () => {
    expect(rule({ action: "medical", target_id: "body" }).allowed_actions).toMatchObject([{ effects: [] }]);
  });
});

describe("what somebody has about them and nobody lists", () => {
  const described = withEntities(entity("mira", "character", "Mira Sato", { description: "A fixer with a whistle round her neck." }));
  const from = (item: string) => ({ action: "steal", target_id: item, effects: [{ kind: "transfer", item, from: "mira", to: "pc" }] });
  test.each(["whistle", "handkerchief", "boots"])("can be taken from them: %s", (item) => {
    expect(rule(from(item), { entities: described }).allowed_actions).toMatchObject([
      { effects: [{ kind: "create", name: item, at: "kai" }] },
    ]);
  });
  test("is nothing of value", () => {
    expect(rule(from("pistol case key"), { entities: described }).blocked_actions).toHaveLength(1);
  });
  test("has to be more than a belief of the player's", () => {
    const proposal = { intent: "x", proposed_actions: [from("handkerchief")], perception_flags: ["handkerchief"] };
    expect(validate(InterpreterOutput.parse(proposal), worldOf()).blocked_actions).toHaveLength(1);
  });
});

describe("what the place has several of", () => {
  const bar = entity("bar", "location", "The Brass Eel", { features: ["the sword rack", "the canary"] });
  const sword = entity("sword", "item", "ash sword", { aliases: ["practice sword"] });
  const place = withEntities(bar, sword, entity("blade", "item", "officer's sword", { location_id: "pier" }, { visibility: "world" }));
  const from = (name: string) => ({ action: "take", target_id: "feature:the sword rack", effects: [{ kind: "create", name, at: "pc" }] });
  test("has one more of them, though one of that name is carried and another lies hidden elsewhere", () => {
    const [action] = rule(from("practice sword"), { entities: place, inventory: [carried("sword")] }).allowed_actions;
    expect(action?.effects).toMatchObject([{ kind: "create", name: "practice sword", at: "kai" }]);
  });
  test("is nothing of value", () => {
    expect(rule(from("silver sword"), { entities: place }).allowed_actions).toMatchObject([{ effects: [] }]);
  });
  test("and an animal is fed", () => {
    const feed = { action: "give", target_id: "feature:the canary", instrument: "crumb" };
    expect(
      rule({ ...feed, effects: [{ kind: "create", name: "crumb", at: "feature:the canary" }] }, { entities: place }).blocked_actions,
    ).toEqual([]);
  });
});

describe("words that name nothing", () => {
  test.each([
    ["use", "the other thing"],
    ["take", "that one"],
    ["open", "it again"],
    ["do", "the thing"],
  ])("are asked about: %s %s", (action, target_id) => {
    expect(rule({ action, target_id, details: `${action} ${target_id}` }, { inventory: [carried("picks")] }).clarification_needed).toBe(
      true,
    );
  });
  test("offer no things where nothing says what is done", () => {
    expect(rule({ action: "do", target_id: "it again" }).clarification_question).toBe('What do you mean by "it again"?');
  });
});

test("one of several is any of them, unless it matters whom", () => {
  const two = withEntities(
    entity("red", "item", "red saint", { location_id: "bar" }),
    entity("blue", "other", "blue saint", { aliases: ["saint"], location_id: "bar" }),
  );
  const scene = { ...worldOf().scene, present_entity_ids: ["kai", "red", "blue"] };
  const lick = (details: string) => rule({ action: "examine", target_id: "saint", details }, { entities: two, scene });
  expect([lick("I lick a saint").clarification_needed, lick("I lick the saint").clarification_needed]).toEqual([false, true]);
});

test("who pays somebody for a service makes them an offer", () => {
  const effects = [
    { kind: "transfer", item: "cred", from: "pc", to: "mira", quantity: 5 },
    { kind: "agree", who: "mira", to: "to row me out" },
  ];
  expect(rule({ action: "pay", target_id: "mira", effects }, { inventory: [] }).allowed_actions[0]?.action).toBe("negotiate");
});
