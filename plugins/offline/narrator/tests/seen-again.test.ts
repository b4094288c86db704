import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { expect, test } from "vitest";
import { narrateOffline } from "../narrate-offline.ts";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import type { Given } from "../../../turn/narrator/tests/decided.ts";

const tell = (given: Given, seed: string): string => narrateOffline(writeInput(decide(given)), seedRandom(seed));

const box = { target_id: "strongbox", target_name: "Iron Strongbox" };
const found = {
  type: "fact_discovered" as const,
  text: "The rope was cut from the inside.",
  binding: true,
  position: 0,
  details: { fact_id: "f2", method: "open" },
};
const seeds = ["1", "2", "3", "4", "5", "6", "7", "8"];
const nothing =
  /nothing new|knew before|had missed|did not already know|new face|as it was|has not changed|confirms the first|certainty that|hides nothing/;

test.each(["search", "read", "examine", "look"])("to %s what has just given something up adds no line of failure", (action) => {
  for (const seed of seeds) {
    const text = tell(
      {
        outcomes: [
          { ...box, action: "open", position: 0 },
          { ...box, action, position: 1 },
        ],
        events: [found],
      },
      seed,
    );
    expect(text).toContain(found.text);
    expect(text).not.toMatch(nothing);
  }
});

test("what else is looked through says what comes of it", () => {
  const other = { action: "search", target_id: "", target_name: "", position: 1 };
  const texts = seeds.map((seed) => tell({ outcomes: [{ ...box, action: "open", position: 0 }, other], events: [found] }, seed));
  for (const text of texts) expect(text.split(found.text)[1]).not.toBe("");
});

test("behind a description that is read for the first time nothing says that there was nothing new", () => {
  for (const seed of seeds)
    expect(tell({ outcomes: [{ ...box, action: "search", position: 0 }] }, seed)).not.toMatch(/nothing new|knew before|already know/);
});
