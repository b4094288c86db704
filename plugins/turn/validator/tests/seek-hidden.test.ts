import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { describe, expect, test } from "vitest";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { entity, fact, withEntities, worldOf } from "./world.ts";

const ring = entity(
  "ring",
  "item",
  "signet ring",
  { location_id: "bar", hidden_in: "long counter", description: "A ring, pushed behind the tea caddies where nobody dusts." },
  { visibility: "world" },
);
const gap = fact("gap", "bar", "", { object: { text: "A letter is folded behind the old playbill.", feature: "jukebox" } });
const world = worldOf({ entities: withEntities(ring), facts: [...worldOf().facts, gap] });
const searched = (target_id: string, details = "") => {
  const ruling = validate(InterpreterOutput.parse({ intent: "x", proposed_actions: [{ action: "search", target_id, details }] }), world);
  return [...ruling.allowed_actions, ...ruling.blocked_actions].map((ruled) => ruled.target_id);
};

describe("who searches beside what no list has looks where it is", () => {
  test.each([
    ["tea caddies", "feature:long counter"],
    ["the caddies", "feature:long counter"],
    ["playbill", "feature:jukebox"],
  ])("%s", (called, expected) => expect(searched(called)).toEqual([expected]));

  test("also where only the words of the action name it", () => {
    expect(searched("", "see what's behind the tea caddies")).toEqual(["feature:long counter"]);
  });
  test.each(["signet ring", "letter", "whisky"])("but what is hidden, and what is nowhere, leads to no place: %s", (called) =>
    expect(searched(called)).toEqual([""]),
  );
});
