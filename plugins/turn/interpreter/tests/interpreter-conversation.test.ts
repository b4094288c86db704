import { expect, test } from "vitest";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { interpreterConversation, listActions } from "freeform-rpg/plugins/turn/interpreter/lib";

const world = sampleWorld();
const { selection: _, tokens: __, ...packet } = assemble(world, { budget: 6000 });

test("a model reads the scene as text: ids, ways out, what is carried, and what the player says last", () => {
  const { view, tail } = interpreterConversation({ packet, text: "I look around" }, world);
  expect(tail).toContain(`Place: ${packet.scene.location_name} [${packet.scene.location_id}].`);
  for (const { id } of packet.scene.exits) expect(tail).toContain(`[${id}]`);
  for (const id of packet.present_entities) expect(tail).toContain(`[${id}]`);
  for (const { id } of packet.entities) expect(view).toContain(`[${id}]`);
  expect(tail.trimEnd().endsWith("I look around")).toBe(true);
});

test("verbs that the game adds come with their synonyms, those of the engine without", () => {
  const actions = { verbs: ["look", "jinx"], own: { look: { synonyms: ["peer"] }, jinx: { synonyms: ["hex"] } } };
  const { view } = interpreterConversation({ packet, text: "x", actions });
  expect(view).toContain("look jinx");
  expect(view).toContain("jinx: also hex");
  expect(view).not.toContain("peer");
});

test("it is a small part of the packet, and no secret is in it", () => {
  const { view, history, tail } = interpreterConversation({ packet, text: "x", actions: listActions(world.campaign.system) }, world);
  const text = JSON.stringify([view, history, tail]);
  expect(text.length).toBeLessThan(JSON.stringify(packet).length / 2);
  expect(tail.length).toBeLessThan(view.length / 2);
  expect(text).not.toContain("SECRET");
});
