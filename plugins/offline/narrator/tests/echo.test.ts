import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { expect, test } from "vitest";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import { echoAction } from "../echo-action.ts";
import { messages } from "../messages.ts";
import { readAction } from "../narrate-action.ts";

test.each([
  ["I warm my hands at the fire", "You warm your hands at the fire."],
  ["DRY my hands", "You dry your hands."],
  ["tells me about the man", ""],
  ["show me where he died", ""],
])("%s is said again as it reads in the second person, or not at all", (details, told) => {
  const input = writeInput(decide({ outcomes: [{ action: "use", details, rolled: false }] }));
  const [outcome] = input.outcomes;
  expect(outcome === undefined ? "" : echoAction(readAction(input, outcome), messages.in("en").actions)).toBe(told);
});
