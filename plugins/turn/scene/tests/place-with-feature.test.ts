import { placeWithFeature } from "freeform-rpg/plugins/turn/scene/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";

const plain = sampleWorld();
const [known] = plain.facts;
const world = {
  ...plain,
  entities: plain.entities.map((entity) =>
    entity.id === "stable" ? { ...entity, attrs: { ...entity.attrs, features: ["oat bin"] }, visibility: "known" as const } : entity,
  ),
  facts: [
    ...plain.facts,
    { ...known!, id: "hidden", visibility: "known" as const, object: { text: "Behind the oat bin Odo keeps a grey notebook." } },
  ],
};
const placeOf = (called: string) => placeWithFeature(called, world)?.id;

test.each(["oat bin", "grey notebook", "notebook"])("%s is at the stable", (called) => expect(placeOf(called)).toBe("stable"));

test.each(["door", "Odo", "silver spoon"])("%s may be anywhere", (called) => expect(placeOf(called)).toBeUndefined());

test("what nobody was told is nowhere", () => {
  const facts = world.facts.map((fact) => (fact.id === "hidden" ? { ...fact, visibility: "dm" as const } : fact));
  expect(placeWithFeature("grey notebook", { ...world, facts })).toBeUndefined();
});
