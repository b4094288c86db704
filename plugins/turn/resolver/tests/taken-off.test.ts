import { expect, test } from "vitest";
import { carried, entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play } from "./play.ts";

const body = entity("saint", "other", "white figure", {
  description: "A figure of salt with a blue ribbon round its wrist.",
  location_id: "bar",
});
const take = (item: string) =>
  play(
    [
      {
        action: "take",
        target_id: "saint",
        topic: item,
        details: `untie the ${item}`,
        effects: [{ kind: "transfer", item, to: "kai", from: "saint" }],
      },
    ],
    {
      parts: {
        entities: withEntities(body, entity("register", "item", "register of tolls")),
        inventory: [carried("register")],
        scene: { ...worldOf().scene, present_entity_ids: ["kai", "saint"] },
      },
    },
  );

test("what a thing is described with is taken off it", () => {
  expect(take("blue ribbon").state_diff.entities_add).toMatchObject([{ name: "blue ribbon" }]);
});
test("what it is not described with is not", () => {
  expect(take("silver comb").state_diff.entities_add).toEqual([]);
});
