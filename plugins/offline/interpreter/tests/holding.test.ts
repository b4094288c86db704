import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const done = (text: string) => interpret({ packet, text }).proposed_actions.map(({ action }) => action);

test.each(["I lift one of the floorboards", "raise a corner of the rug", "I lift the tablecloth", "pry up one of the planks"])(
  "what lies over something is lifted to look under it, and not stolen: %s",
  (text) => expect(done(text)).not.toContain("steal"),
);

test.each([
  ["I pick up one of the cups and put it in my bag", "put"],
  ["grab a candle and hand it to Mira", "give"],
])("what is made up is what the next words mean: %s", (text, verb) => {
  const { proposed_actions } = interpret({ packet, text });
  const name = proposed_actions[0]?.effects[0]?.["name"];
  expect(proposed_actions[1]).toMatchObject({ action: verb, [verb === "give" ? "instrument" : "target_id"]: name });
});
