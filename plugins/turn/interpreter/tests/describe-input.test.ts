import { expect, test } from "vitest";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describeInput, listActions } from "freeform-rpg/plugins/turn/interpreter/lib";

const world = sampleWorld();
const { selection: _, tokens: __, ...packet } = assemble(world, { budget: 6000 });

test("a model reads the scene as text: ids, ways out, what is carried, and what the player says last", () => {
  const text = describeInput({ packet, text: "I look around" });
  expect(text).toContain(`Place: ${packet.scene.location_name} [${packet.scene.location_id}].`);
  for (const { id } of packet.scene.exits) expect(text).toContain(`[${id}]`);
  for (const id of packet.present_entities) expect(text).toContain(`[${id}]`);
  expect(text.trimEnd().endsWith("I look around")).toBe(true);
});

test("verbs that the game adds come with their synonyms, those of the engine without", () => {
  const actions = { verbs: ["look", "jinx"], own: { look: { synonyms: ["peer"] }, jinx: { synonyms: ["hex"] } } };
  const text = describeInput({ packet, text: "x", actions });
  expect(text).toContain("look jinx");
  expect(text).toContain("jinx: also hex");
  expect(text).not.toContain("peer");
});

test("it is a small part of the packet, and no secret is in it", () => {
  const text = describeInput({ packet, text: "x", actions: listActions(world.campaign.system) });
  expect(text.length).toBeLessThan(JSON.stringify(packet).length / 2);
  expect(text).not.toContain("SECRET");
});
