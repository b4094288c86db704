import { expect, test } from "vitest";
import { entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play } from "./play.ts";

const told = fact("rope", "bar", "Somebody cut the ferry rope.", { tags: ["told_by:mira"] });
const known = fact("boat", "bar", "The boat is gone.", { visibility: "known" });
const people = (attrs: object = {}) =>
  withEntities(entity("mira", "character", "Mira Sato"), entity("odo", "character", "Odo Marsh", { location_id: "bar", ...attrs }));
const scene = { ...worldOf().scene, present_entity_ids: ["kai", "mira", "odo"] };
const knowledge = (action: object, attrs: object = {}) => {
  const turn = play([action], { parts: { facts: [told, known], entities: people(attrs), scene } });
  return turn.state_diff.entities_update.flatMap(({ id, attrs: changed }) =>
    Array.isArray(changed?.["knows"]) ? [[id, changed["knows"]]] : [],
  );
};
const ask = { action: "ask", target_id: "mira", topic: "who cut the ferry rope" };
const tell = {
  action: "talk",
  target_id: "mira",
  details: "I tell Mira the boat is gone",
  effects: [{ kind: "learn", who: "mira", fact: "boat" }],
};

test("what somebody tells is known to everybody who is there", () => {
  expect(knowledge(ask)).toEqual([["odo", ["rope"]]]);
});
test("what the character tells one of them is known to all", () => {
  expect(knowledge(tell)).toEqual([
    ["mira", ["boat"]],
    ["odo", ["boat"]],
  ]);
});
test.each([
  ["said low", { ...tell, details: "I whisper to Mira that the boat is gone" }],
  ["said aside", { ...tell, details: "I draw Mira aside and tell her" }],
  ["shown", { ...tell, action: "show", details: "I show Mira the empty mooring" }],
])("what is %s is heard by one alone", (_, action) => {
  expect(knowledge(action)).toEqual([["mira", ["boat"]]]);
});
test("who sleeps hears nothing", () => {
  expect(knowledge(ask, { states: ["asleep"] })).toEqual([]);
});
