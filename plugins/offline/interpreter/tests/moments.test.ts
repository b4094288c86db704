import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const meant = (text: string) =>
  interpret({ packet, text }).proposed_actions.map(
    ({ action, target_id, details }) => `${details.startsWith("question: ") ? "?" : action} ${target_id}`,
  );

describe("a look that nobody is to see is taken", () => {
  test.each([
    ["While he's got his back to me I have a look at the strongbox", ["look strongbox"]],
    ["When Odo turns away, I look at the strongbox", ["look strongbox"]],
    ["Once Bree isn't looking I examine the strongbox", ["examine strongbox"]],
    ["As soon as Odo looks away I study the storm lantern", ["examine lantern"]],
  ])("%s", (text, expected) => expect(meant(text)).toEqual(expected));

  test.each(["When the bell rings I look at the strongbox"])("but this waits: %s", (text) => expect(meant(text)).toEqual(["? "]));
});

test.each([
  ["I pick up the cups to help Bree", ["help bree"]],
  ["I gather the plates to help Odo", ["help odo"]],
])("what is picked up to help somebody is nobody's: %s", (text, expected) => expect(meant(text)).toEqual(expected));

test.each([
  ["I seize his sleeve", ["gesture odo"]],
  ["I seize Bree by the arm", ["gesture bree"]],
])("to seize a sleeve is a touch: %s", (text, expected) => expect(meant(text)).toEqual(expected));

test.each([
  ["I stroll along the row of barrels", ["gesture "]],
  ["I wander along the stalls", ["gesture "]],
  ["I stroll along the hearth", ["go feature:a brick hearth, smoking badly"]],
])("a stroll along something unknown leads nowhere: %s", (text, expected) => expect(meant(text)).toEqual(expected));

test.each(["Now, as I said. Who cut the rope?", "Listen. Where is the money?"])("a lead-in is for who is here: %s", (text) => {
  expect(interpret({ packet, text }).proposed_actions).toMatchObject([{ action: "ask" }]);
});
