import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { tellAgain } from "../told-again.ts";

const opening = 'Under the names is a tenth line, scraped away with a knife. Bree lays out ten cups. "The cups are mine," says Odo.';
const packet = { ...assemble(sampleWorld(), { budget: 6000 }), recent_events: [{ turn_no: 0, text: opening }] };

test.each([
  ["the tenth line", ["Under the names is a tenth line, scraped away with a knife."]],
  ["how many cups are there", ["Bree lays out ten cups."]],
  ["a golden crown", []],
])("what was told of %s is told again, and nothing that was only said", (asked, told) => {
  expect(tellAgain(packet, asked)).toEqual(told);
});
