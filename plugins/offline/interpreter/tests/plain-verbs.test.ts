import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const meant = (text: string) => read(text).map(({ action, target_id }) => `${action} ${target_id}`);
const verbs = (text: string) => read(text).map(({ action }) => action);

describe("what a verb says plainly is done, whatever else it may mean", () => {
  test.each([
    ["I borrow the ledger", "take"],
    ["I grin at Odo", "gesture"],
    ["I say I'm sorry for the noise, Odo", "say"],
    ["I run to the hearth", "go"],
    ["I plant myself in front of the hearth", "go"],
    ["I stand a while at the hearth", "wait"],
    ["I slam the lantern down on the table", "put"],
    ["I get up and go listen at the wall", "listen"],
    ["I go find Odo", "go"],
    ["I sidle closer to the strongbox", "go"],
  ])("%s", (text, verb) => expect(verbs(text).at(0)).toBe(verb));
});

describe("what is told of, offered or waited for is no action of its own", () => {
  test.each([
    ["I offer Odo a deal: he lifts me, I take the strongbox, and we share it", "negotiate"],
    ["I wait until the ferry turns and drifts off", "wait"],
    ["I lend Odo my bow to poke the fire with", "give"],
  ])("%s", (text, verb) => expect(verbs(text)).toEqual([verb]));
});

describe("a clause without a verb is read with the one that it leaves out", () => {
  test.each([
    ["Lantern lit, I look at the hearth", ["use", "look"]],
    ["One ale for me", ["pay"]],
  ])("%s", (text, expected) => expect(verbs(text)).toEqual(expected));
});

test("what is done with a doubt is done", () => {
  expect(meant("Okay I guess I look at the strongbox?")).toEqual(["look strongbox"]);
  expect(read("I guess Odo took it").map(({ details }) => details)).toEqual([expect.stringContaining("theory")]);
});

test("one of several people asks which", () => {
  expect(read("I ask one of them about the ferry").at(0)?.options?.length).toBe(2);
});

test("a check of a skill on somebody looks at them", () => {
  expect(verbs("Insight on Odo, is he nervous?").at(0)).toBe("examine");
});

test("a key that is fitted into a lock opens it", () => {
  const key = { ...packet.entities.find(({ type }) => type === "item")!, id: "brass_key", name: "brass key", attrs: {}, tags: [] };
  const held = {
    ...packet,
    entities: [...packet.entities, key],
    present_entities: [...packet.present_entities, "brass_key"],
    inventory: [...packet.inventory, { item_id: "brass_key", owner_id: packet.actor_id, qty: 1 }],
  };
  const [action] = interpret({ packet: held as typeof packet, text: "I fit the brass key in the strongbox" }).proposed_actions;
  expect(action).toMatchObject({ action: "unlock", target_id: "strongbox", instrument: "brass_key" });
});
