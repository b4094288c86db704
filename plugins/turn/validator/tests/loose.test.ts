import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, fact, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (proposed_actions: readonly object[], parts: Parts = {}) =>
  validate(InterpreterOutput.parse({ intent: "x", proposed_actions }), worldOf(parts));

describe("what lies about anywhere", () => {
  test.each(["pebble", "a handful of sand"])("may be dropped: %s", (target_id) => {
    const effects = [{ kind: "place", item: target_id, at: "here" }];
    expect(rule([{ action: "drop", target_id, details: "drop it", effects }]).allowed_actions).toMatchObject([
      { effects: [], refused_effects: [] },
    ]);
  });
  test.each(["idol", "grenade"])("is nothing that may be worth having: %s", (target_id) => {
    expect(rule([{ action: "drop", target_id, details: "drop it" }]).blocked_actions).toMatchObject([{ code: "unknown_target" }]);
  });
  test("is thrown at a thing, and the thing stays where it is", () => {
    const [action] = rule([
      { action: "throw", target_id: "lamp", instrument: "stone", details: "throw a stone at the lamp" },
    ]).allowed_actions;
    expect(action?.effects).toEqual([]);
  });
});

test("who throws a loop over a thing to have it takes it", () => {
  const effects = [{ kind: "transfer", item: "lamp", to: "pc" }];
  const [action] = rule([{ action: "throw", target_id: "lamp", instrument: "picks", effects }], {
    inventory: [carried("picks")],
  }).allowed_actions;
  expect(action).toMatchObject({ action: "take", effects: [{ kind: "transfer", item: "lamp", to: "kai" }] });
});

test("a scar may be shown, and no photograph that nobody has", () => {
  const show = (instrument: string) => rule([{ action: "show", target_id: "mira", instrument }]).blocked_actions.length;
  expect([show("scar"), show("hand"), show("photograph")]).toEqual([0, 0, 1]);
});

test("who has a thing laid down before them sees it", () => {
  const parts = { inventory: [carried("picks")], facts: [fact("bent", "picks", "One pick is bent.", { visibility: "known" })] };
  const put = (details: string) =>
    rule([{ action: "put", target_id: "picks", details }], parts).allowed_actions[0]?.effects.map(({ kind }) => kind);
  expect(put("I put the picks on the floor in front of Mira Sato")).toEqual(["place", "learn"]);
  expect(put("I put the picks on the floor")).toEqual(["place"]);
});
