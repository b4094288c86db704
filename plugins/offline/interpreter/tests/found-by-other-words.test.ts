import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const { entities, scene } = sampleWorld();
const things = [
  {
    id: "pills",
    type: "item",
    name: "sleeping powder",
    attrs: { description: "A grey powder in a mustard tin, tied with thread." },
    tags: [],
  },
  { id: "dummy", type: "other", name: "straw man", attrs: { description: "A straw man in a bargee's hat." }, tags: [] },
  { id: "radio", type: "item", name: "river set", attrs: { description: "A set with a tape.", uses: ["radio"] }, tags: [] },
];
const packet = assemble(
  sampleWorld({
    entities: [...entities, ...things] as typeof entities,
    scene: { ...scene, present_entity_ids: [...scene.present_entity_ids, "pills", "dummy", "radio"] },
  }),
  { budget: 6000 },
);
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const meant = (text: string): string[] => read(text).map(({ action, target_id }) => `${action} ${target_id || "-"}`);

describe("a thing is found by what it lies in, and by what it is part of", () => {
  test.each([
    ["I grab the mustard tin", "take pills"],
    ["take the tin", "take pills"],
    ["I take the hat off the straw guy", "take dummy"],
    ["I look at the straw fellow", "look dummy"],
    ["I play the message on the river set", "listen radio"],
    ["play the recording", "listen radio"],
  ])("%s", (text, expected) => expect(meant(text)[0]).toBe(expected));

  test("what is taken off a thing is part of it", () => {
    expect(read("I take the hat off the straw man")[0]?.effects).toMatchObject([{ kind: "transfer", item: "hat" }]);
  });
  test("and another tin is none of it", () => {
    expect(meant("I look for a paint tin").join()).not.toContain("pills");
  });
});

describe("what is named before the first step is spoken of", () => {
  test.each([
    ["Anything odd about the strongbox? I go over it slowly.", "strongbox"],
    ["That strongbox, I look inside it", "strongbox"],
    ["I wander over to the strongbox and have a good look round the back of it", "strongbox"],
  ])("%s", (text, expected) => expect(meant(text).join()).toContain(expected));
});

describe("what is handed to somebody by other words is given", () => {
  test.each(["I toss Odo the lantern", "I carry the lantern over to Odo", "slide Bree my lantern"])("%s", (text) =>
    expect(read(text)[0]?.effects).toMatchObject([{ kind: "transfer", item: "lantern", from: "player" }]),
  );
  test("and what is thrown at somebody is not", () => {
    expect(read("I throw the lantern at Odo")[0]?.effects?.map(({ kind }) => kind)).not.toContain("transfer");
  });
});

test.each([
  ["I lay one palm flat against the hearth", "examine"],
  ["I put my ear to the cellar hatch", "listen"],
])("a hand and an ear that are laid on something feel and listen: %s", (text, verb) => expect(read(text)[0]?.action).toBe(verb));

test("what is slapped down is put", () => {
  expect(meant("I slap my lantern down on the long bar")[0]).toBe("put lantern");
});
