import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { expect, test } from "vitest";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import { echoAction } from "../echo-action.ts";
import { messages } from "../messages.ts";
import { readAction } from "../narrate-action.ts";

test.each([
  ["I warm my hands at the fire", "You warm your hands at the fire."],
  ["DRY my hands", "You dry your hands."],
  ["stow the rope and the lamp", "You stow the rope and the lamp."],
  ["I pocket my knife and the coins (coins)", "You pocket your knife and the coins."],
  ["I stack the plates and the cups on the shelf", "You stack the plates and the cups on the shelf."],
  ["I fold the map and the guard laughs", "You fold the map."],
  ["I fold the map and leave", "You fold the map."],
  ["tells me about the man", ""],
  ["show me where he died", ""],
])("%s is said again as it reads in the second person, or not at all", (details, told) => {
  const input = writeInput(decide({ outcomes: [{ action: "use", details, rolled: false }] }));
  const [outcome] = input.outcomes;
  expect(outcome === undefined ? "" : echoAction(readAction(input, outcome), messages.in("en").actions)).toBe(told);
});
