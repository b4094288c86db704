import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const meant = (text: string) =>
  interpret({ packet, text }).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`.trim());

describe("words behind a way are said where it ends, and to nobody who stayed behind", () => {
  test.each([
    'I give it up for now and walk out to the stable. "Evening! Did you ever know a man called Emeric?"',
    'I nod to Odo and walk out to the stable. "Evening! Did you ever know a man called Emeric?"',
  ])("%s", (text) => expect(meant(text).slice(-2)).toEqual(["go stable", "say"]));
});

describe("words into a hatch are for whoever is behind it", () => {
  const hatch = "feature:the cellar hatch, bolted from above";
  test.each(['I lean to the hatch. "Who is down there?"', 'I put my ear to the hatch and call, "Hello? Is anybody down there?"'])(
    "%s",
    (text) => expect(meant(text).at(-1)).toBe(`ask ${hatch}`),
  );
  test("unless they call somebody by name", () => expect(meant('"Odo, who\'s in there?"')).toEqual(["ask odo"]));
});

test("what is only said to come first is no step of its own", () => {
  expect(meant('Before I leave I stop by Bree at the door. "Evening, Bree."')).toEqual(["talk bree"]);
});
