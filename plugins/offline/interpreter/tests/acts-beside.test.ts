import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const world = sampleWorld();
const letter = {
  id: "letter",
  type: "item" as const,
  name: "torn letter",
  attrs: { description: "A torn letter.", location_id: world.scene.location_id },
  tags: [],
  visibility: "known" as const,
  origin: "campaign" as const,
  pack_id: null,
  pack_entity_id: null,
};
const scene = { ...world.scene, present_entity_ids: [...world.scene.present_entity_ids, "letter"] };
const packet = assemble({ ...world, entities: [...world.entities, letter], scene }, { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;

describe("who goes up to somebody to talk does not sneak", () => {
  test.each([
    'I sidle up to Odo. "How deep is the cellar?"',
    "I edge closer to Odo and ask him about the cellar",
    'I creep over to Odo and whisper, "Who is down there?"',
  ])("%s", (text) => expect(read(text).map(({ action }) => action)).not.toContain("sneak"));
  test("who goes past somebody does", () => {
    expect(read("I creep past Odo to the cellar hatch").map(({ action }) => action)).toContain("sneak");
  });
});

describe("what is read aloud is the thing", () => {
  test.each([
    "I read the letter aloud to Odo",
    "I pick up the letter and read it to Odo",
    "I take the letter and read the first page out to Odo",
  ])("%s", (text) => expect(read(text).at(-1)).toMatchObject({ action: "read", target_id: "letter", recipient: "odo" }));
});

describe("what is done with the first of a row is done with the others", () => {
  test("that are here", () => {
    expect(read("I examine the torn letter, then the cellar hatch").map(({ target_id }) => target_id)).toEqual([
      "letter",
      expect.stringContaining("cellar hatch"),
    ]);
  });
});
