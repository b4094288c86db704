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

describe("who is only spoken of in what is said is neither shown anything nor asked", () => {
  const world = sampleWorld();
  const away = assemble(
    { ...world, scene: { ...world.scene, present_entity_ids: world.scene.present_entity_ids.filter((id) => id !== "bree") } },
    { budget: 6000 },
  );
  const heard = (text: string) => interpret({ packet: away, text }).proposed_actions.map(({ target_id }) => target_id);
  test.each([
    'I hold the lantern up where he can see it. "That is Bree\'s. When did you last see her?"',
    '"This was Bree\'s lantern. When did she lose it?"',
  ])("%s", (text) => {
    expect(heard(text)).toContain("odo");
    expect(heard(text)).not.toContain("bree");
  });
});

describe("choices behind a colon belong to the question", () => {
  test.each(["I ask Odo about the boat: old, new, painted?", "ask Odo for his answer: yes, no, or maybe"])("%s", (text) =>
    expect(meant(text)).toEqual(["ask odo"]),
  );
  test("but a question behind it is asked", () => expect(meant("I ask Odo: who cut the rope?")).toEqual(["ask odo"]));
});
