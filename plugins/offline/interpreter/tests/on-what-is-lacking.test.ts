import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const depending = (text: string) =>
  interpret({ packet: assemble(sampleWorld(), { budget: 6000 }), text }).proposed_actions.map(({ depends }) => depends);

test.each([
  "I draw my dagger and throw it at Odo",
  "I open the prayer book and read it to Odo",
  "I take the trumpet and blow it hard",
  "I try to pick the lock of the strongbox, and if it works I wave to Odo",
])("what is done with what is not here, or if the step before works, depends on it: %s", (text) => {
  expect(depending(text)).toEqual([false, true]);
});

test("what is done to something else depends on nothing", () => {
  expect(depending("I draw my dagger and look at the strongbox")).toEqual([false, false]);
});
