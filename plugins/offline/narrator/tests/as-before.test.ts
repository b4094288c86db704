import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { expect, test } from "vitest";
import { narrateOffline } from "../narrate-offline.ts";
import { decide } from "../../../turn/narrator/tests/decided.ts";

const look = { action: "look", target_id: "odo", target_name: "Odo Marsh", position: 0 };
const hatch = {
  action: "examine",
  target_id: "feature:the cellar hatch, bolted from above",
  target_name: "the cellar hatch, bolted from above",
};
const tell = (outcome: object, before: string, seed: string): string => {
  const input = writeInput(decide({ outcomes: [{ position: 0, ...outcome } as typeof look] }));
  const packet = { ...input.packet, recent_events: before === "" ? [] : [{ turn_no: 3, text: before }] };
  return narrateOffline({ ...input, packet }, seedRandom(seed));
};

const seeds = ["1", "2", "3", "4", "5", "6"];
const mood = "jovial and badly frightened";

test("what is written of somebody is not told again a short while later, nor how they come across", () => {
  const first = seeds.map((seed) => tell(look, "", seed));
  expect(first.some((text) => text.includes("a heavy man with rope burns") && text.includes(mood))).toBe(true);
  for (const seed of seeds) {
    const again = tell(look, first.join(" "), seed);
    expect(again).not.toContain("a heavy man with rope burns");
    expect(again).not.toContain(mood);
  }
});

test("what was told of a part of the place is not told again a short while later", () => {
  const told = "The cellar hatch has fresh wax on both hinges.";
  for (const seed of seeds) expect(tell(hatch, told, seed)).not.toContain(told);
});
