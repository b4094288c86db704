import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { expect, test } from "vitest";
import { narrateOffline } from "../narrate-offline.ts";
import { decide } from "../../../turn/narrator/tests/decided.ts";

const seeds = ["1", "2", "3", "4", "5", "6"];
const tell = (action: string, details: string, seed: string, name = "cellar hatch"): string => {
  const outcome = { action, details, target_id: `feature:${name}`, target_name: name, position: 0 };
  return narrateOffline(writeInput(decide({ outcomes: [outcome] })), seedRandom(seed));
};

test.each(seeds)("who goes through a door is told that it leads no further (%s)", (seed) => {
  const text = tell("search", "go through the cellar hatch", seed);
  expect(text).toMatch(/You (?:go|step) through the cellar hatch/);
  expect(text).toMatch(/no other way|no further/i);
  expect(text).not.toMatch(/stand by|had missed|nothing new/);
});

test.each(seeds)("who goes into a room of the place is in it (%s)", (seed) => {
  expect(tell("go", "go into the back room", seed, "back room")).toMatch(/You (?:go|step) into the back room/);
});

test.each(seeds)("who goes up to it stands there (%s)", (seed) => {
  expect(tell("go", "walk over to the cellar hatch", seed)).not.toMatch(/through|into/);
});
