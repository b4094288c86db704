import { expect, test } from "vitest";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";
import { toneOf } from "../speech/tones.ts";

const packet = assemble(sampleWorld(), { budget: 6000 });
const acts = (text: string) => interpret({ packet, text }).proposed_actions.map(({ action }) => action);

test.each(["Either you open that gate or the dog comes in.", "Either they pay us or the mill burns."])(
  "a choice with a threat in it: %s",
  (said) => expect(toneOf(said)).toBe("intimidate"),
);

test.each(["Either you or Bree left it open.", "It was either him or the ferryman."])("a choice of people is none: %s", (said) =>
  expect(toneOf(said)).toBeNull(),
);

test.each([
  ["I tell Odo that either he pays up or the whole village hears of it", ["intimidate"]],
  ["I spin Odo a yarn about a two-headed calf", ["deceive"]],
  ["I pop round the stable", ["go"]],
])("%s", (text, expected) => expect(acts(text)).toEqual(expected));
