import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play, textsOf } from "./play.ts";
import type { Parts } from "./play.ts";

const promised = (to: string, more: object = {}, by = "mira") =>
  fact("p", by, "", {
    predicate: "promised",
    object: { text: `promised to ${to}`, to, toward: "", kept: false, effects: [], ...more },
    visibility: "known",
  });
const lampToKai = { kind: "transfer", item: "lamp", from: "brute", to: "kai", quantity: 1 };
const toLight = { kind: "set_state", target: "lamp", state: "lit" };
const lit = entity("lamp", "item", "oil lamp", { location_id: "bar", states: ["lit"] });

const waitWith = (parts: Parts) => play("look", { parts });
const closed = (parts: Parts) =>
  waitWith(parts).state_diff.facts_update.map(({ id, object }) => [
    id,
    object?.["kept"] === true ? "kept" : object?.["void"] === true ? "past" : "",
  ]);

test.each([
  [
    "what was to be handed over is had",
    { facts: [promised("hand over the lamp", { effects: [lampToKai] })], inventory: [carried("lamp")] },
  ],
  ["what was to be lit is lit", { facts: [promised("light the lamp", { effects: [toLight] })], entities: withEntities(lit) }],
])("a promise is kept once %s, whoever did it", (_, parts) => {
  expect(closed(parts)).toEqual([["p", "kept"]]);
});

const tide = worldOf().clocks.map((clock) => (clock.id === "time" ? { ...clock, name: "Tides before the Supper", value: 0 } : clock));
const dead = withEntities(entity("mira", "character", "Mira Sato", { dead: true }));

test.each([
  ["its time is over", { facts: [promised("help to carry it before the Supper")], clocks: tide }],
  ["whoever gave it is dead", { facts: [promised("open the gate")], entities: dead }],
  ["whoever was given it is dead", { facts: [promised("keep quiet", { toward: "mira" }, "kai")], entities: dead }],
])("a promise is past keeping once %s", (_, parts) => {
  expect(closed(parts)).toEqual([["p", "past"]]);
});

test.each([
  ["its time is not over", { facts: [promised("help to carry it before the Supper")] }],
  ["another time is over", { facts: [promised("help to carry it before the wedding")], clocks: tide }],
  ["what was to be done is not done", { facts: [promised("light the lamp", { effects: [toLight] })] }],
  ["nothing tells whether it was done", { facts: [promised("be kind", { effects: [{ kind: "agree", who: "mira", to: "be kind" }] })] }],
])("a promise stays open while %s", (_, parts) => {
  expect(closed(parts)).toEqual([]);
});

describe("a promise with a time of day", () => {
  // The small world's clock shows the second day.
  const { day, hour, minute } = worldOf().scene.time;
  const now = ((day - 1) * 24 + hour) * 60 + minute;
  test.each([
    ["keep the door shut until dawn", 24 * 60],
    ["be back by six bells", 13 * 60],
    ["have it mended by half past nine", 13 * 60],
    ["say nothing before noon", 24 * 60],
    ["bring it within the hour", 60],
    ["stay here for twenty minutes", 20],
    ["leave the lamp lit tonight", 24 * 60],
  ])("is open at first, and past keeping once that is over: %s", (to, minutes) => {
    expect(closed({ facts: [promised(to, { made: now })] })).toEqual([]);
    expect(closed({ facts: [promised(to, { made: now - minutes })] })).toEqual([["p", "past"]]);
  });
  test.each(["write nothing until Wynn says so", "stand by you", "meet you at the pier", "carry the seven boxes", "keep it for a friend"])(
    "stands without one: %s",
    (to) => {
      expect(closed({ facts: [promised(to, { made: now - 5000 })] })).toEqual([]);
    },
  );
});

test("what is past keeping is told as a fact of whoever promised it", () => {
  const turn = waitWith({ facts: [promised("help to carry it before the Supper")], clocks: tide });
  expect(textsOf(turn, "fact_updated")).toEqual(["Mira Sato promised to help to carry it before the Supper, which binds nobody any more."]);
});
