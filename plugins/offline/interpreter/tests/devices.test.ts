import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const world = sampleWorld();
const radio = {
  id: "radio",
  type: "item" as const,
  name: "field radio",
  attrs: { description: "A field radio in a cracked case.", uses: ["radio"], location_id: world.scene.location_id },
  tags: [],
  visibility: "known" as const,
  origin: "campaign" as const,
  pack_id: null,
  pack_entity_id: null,
};
const scene = { ...world.scene, present_entity_ids: [...world.scene.present_entity_ids, "radio"] };
const packet = assemble({ ...world, entities: [...world.entities, radio], scene }, { budget: 6000 });
const last = (text: string) => interpret({ packet, text }).proposed_actions.at(-1);

test.each([
  "I switch the radio on and check for messages",
  "I turn on the radio and scroll through its old messages",
  "No, I mean the radio. What's on its display?",
  "I pick up the radio. Are there any messages on it?",
  "I look at the radio. Who did he call last?",
])("what a device holds is looked for on it: %s", (text) => expect(last(text)).toMatchObject({ action: "examine", target_id: "radio" }));

test("it is on, and gives no light", () => {
  expect(last("I switch the radio on")?.effects).toMatchObject([{ kind: "set_state", target: "radio", state: "on" }]);
});

test.each(['"Any messages for me?" I ask Mira.', "I check the notice board", "I look at the numbers on the wall"])(
  "other words are left alone: %s",
  (text) => expect(last(text)).not.toMatchObject({ target_id: "radio" }),
);
