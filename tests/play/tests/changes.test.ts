import { sampleWorld } from "freeform-rpg/testing/context";
import { Resolution } from "freeform-rpg/schemas/turn";
import { expect, test } from "vitest";
import { changesOf } from "../changes-of.ts";
import { readEffectLine, readNeverLine } from "../effect-line.ts";

const changesIn = (parts: object) => {
  const base = { seed: "", rolls: [], outcomes: [], engine_events: [], state_diff: {} };
  return changesOf({ world: sampleWorld(), resolution: Resolution.parse({ ...base, ...parts }) });
};
const event = (effect: object) => ({ engine_events: [{ type: "effect_applied", details: {}, effect }] });

test.each([
  [
    event({ kind: "transfer", item: "lantern", from: "player", to: "odo", quantity: 1 }),
    { kind: "transfer", words: ["lantern", "pc", "odo"] },
  ],
  [event({ kind: "set_state", target: "strongbox", state: "locked", off: true }), { kind: "set_state", words: ["strongbox", "unlocked"] }],
  [event({ kind: "place", item: "lantern", at: "inn" }), { kind: "transfer", words: ["lantern", "pc", "world"] }],
  [
    { state_diff: { inventory_changes: [{ owner_id: "player", item_id: "bow", delta: -1 }] } },
    { kind: "transfer", words: ["bow", "pc", "world"] },
  ],
  [{ state_diff: { scene_update: { location_id: "weir" } } }, { kind: "move", words: ["pc", "weir"] }],
  [{ state_diff: { facts_update: [{ id: "f2", visibility: "known" }] } }, { kind: "reveal", words: ["f2"] }],
  [{ state_diff: { scene_update: { time: { day: 2, hour: 22, minute: 0, period: "night" } } } }, { kind: "pass_time", words: ["50"] }],
  [{ engine_events: [{ type: "harm_taken", details: { entity_id: "odo" } }] }, { kind: "harm", words: ["odo"] }],
])("a resolution is read as changes: %j", (parts, change) => {
  expect(changesIn(parts)).toContainEqual(change);
});

test.each([
  ["transfer bar_tabs pc *", { kind: "transfer", words: ["bar_tabs", "pc", "*"] }],
  ["place pin feature:the hand wheel", { kind: "place", words: ["pin", "feature:the hand wheel"] }],
  ["set_state feature:the iron door open", { kind: "set_state", words: ["feature:the iron door", "open"] }],
])("an effect line is read: %s", (line, read) => {
  expect(readEffectLine(line)).toEqual(read);
});

test.each(["explode lamp", "move", "reveal one two"])("an effect line is refused: %s", (line) => {
  expect(readEffectLine(line)).toBeTypeOf("string");
});

test("what must never happen may be a verb", () => {
  expect(readNeverLine("verb take")).toEqual({ kind: "verb", words: ["take"] });
});
