import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (proposed_actions: readonly object[], parts: Parts = {}) =>
  validate(InterpreterOutput.parse({ intent: "x", proposed_actions }), worldOf(parts));

describe("what is not known yet", () => {
  const search = { action: "search", target_id: "feature:long counter" };
  test("may turn up by what is done before", () => {
    expect(rule([search, { action: "examine", target_id: "trunk" }]).blocked_actions).toEqual([]);
    expect(rule([{ action: "examine", target_id: "trunk" }]).blocked_actions).toMatchObject([{ code: "unknown_target" }]);
  });
  test("is had by who grabs it from what was opened before", () => {
    const open = { action: "unlock", target_id: "feature:jukebox", details: "key in, turn" };
    const grab = { action: "take", target_id: "it", details: "grab it", depends: true };
    expect(rule([open, grab], { inventory: [carried("picks")] }).allowed_actions).toMatchObject([
      {},
      { target_id: "inside:feature:jukebox" },
    ]);
  });
});

test("what is called part of the place is nothing that one carries", () => {
  const effects = [{ kind: "set_state", target: "feature:lamps", state: "dark" }];
  const ask = { action: "ask", target_id: "mira", details: "kill the lights", effects };
  expect(rule([ask], { inventory: [carried("lamp")] }).allowed_actions).toMatchObject([{ effects: [{ target: "feature:lamps" }] }]);
});

test("a verb mentions no thing that is called by the same word", () => {
  const entities = withEntities(entity("canvas", "item", "bypass roll", { aliases: ["roll"] }));
  const roll = { action: "use", target_id: "body", details: "I roll him onto his side" };
  expect(rule([roll], { entities }).blocked_actions).toEqual([]);
  const use = { action: "use", target_id: "feature:jukebox", details: "I use the roll on the jukebox" };
  expect(rule([use], { entities }).blocked_actions).toMatchObject([{ code: "missing_item" }]);
});

test("money that is dropped into an unlisted jar goes to who is meant to have it", () => {
  const effects = [{ kind: "transfer", item: "cred", to: "mira", from: "pc", quantity: 10 }];
  const pay = { action: "pay", target_id: "jam jar", instrument: "cred", details: "drop ten cred in the jar", effects };
  expect(rule([pay]).allowed_actions).toMatchObject([{ target_id: "mira" }]);
});

test.each([
  ["boat hook", true],
  ["boat", false],
  ["gold ring", false],
  ["letter", false],
])("a %s may be made up: %s", (name, lawful) => {
  const effects = [{ kind: "create", name, at: "pc" }];
  const [action] = rule([{ action: "search", target_id: "", details: "x", effects }]).allowed_actions;
  expect(action?.effects.length === 1).toBe(lawful);
});

describe("a thing that is no item", () => {
  const box = entity("box", "other", "long crate");
  const scene = { ...worldOf().scene, present_entity_ids: ["kai", "mira", "box"] };
  const drag = { action: "put", target_id: "box", effects: [{ kind: "place", item: "box", at: "feature:jukebox" }] };
  test("is dragged to another part of the place", () => {
    expect(rule([drag], { entities: withEntities(box), scene }).allowed_actions).toMatchObject([
      { effects: [{ kind: "place", item: "box" }] },
    ]);
  });
  test("is where it was once it is set back", () => {
    const back = { ...drag, details: "set it back" };
    expect(rule([back], { entities: withEntities(box), scene }).allowed_actions).toMatchObject([{ effects: [] }]);
  });
  test("stays where it is guarded", () => {
    const guards = [{ against: ["transfer" as const], needs: { known: "nothing" }, refusal: "It is bolted down." }];
    const guarded = entity("box", "other", "long crate", { guards });
    expect(rule([drag], { entities: withEntities(guarded), scene }).blocked_actions).toMatchObject([{ code: "guarded" }]);
  });
});
