import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet: { ...packet, scene: { ...packet.scene, features: ["the panelled wall"] } }, text });

test.each([
  "I rap on the panelled wall three times",
  "tap the panelled wall softly",
  "I pound on the panelled wall",
  "I listen at the panelled wall and knock back: three times, then once",
])("a knock is done to what it is made on: %s", (text) => {
  const { proposed_actions, speech } = read(text);
  expect(speech).toBe("");
  expect(proposed_actions.at(-1)).toMatchObject({ action: "knock", target_id: "feature:the panelled wall" });
});

test("at the door of a place it is made there, and nobody goes in", () => {
  expect(read("I knock at the stable door").proposed_actions).toMatchObject([{ action: "knock", target_id: "" }]);
});

test.each([
  ["I knock back my drink", "use"],
  ["I knock Odo out", "attack"],
])("what only sounds like it is none: %s", (text, action) => expect(read(text).proposed_actions[0]?.action).toBe(action));
