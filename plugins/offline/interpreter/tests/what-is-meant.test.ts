import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const plain = assemble(sampleWorld(), { budget: 6000 });
const strongbox = plain.entities.find(({ id }) => id === "strongbox");
if (strongbox === undefined) throw new Error("The sample world has no strongbox.");
const written = { description: "Years of harbour dues in a case, and a thin volume bound in green.", aliases: ["dues"] };
const accounts = { ...strongbox, id: "accounts", name: "harbour accounts", attrs: written, tags: [] };
const saint = { ...strongbox, id: "saint", name: "tenth saint", attrs: { aliases: ["the tenth"] }, tags: [] };
const packet = {
  ...plain,
  entities: [...plain.entities, accounts, saint],
  present_entities: [...plain.present_entities, "accounts", "saint"],
};
const meant = (text: string) => interpret({ packet, text }).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`);

describe("what belongs to somebody is not they themselves", () => {
  test.each([
    ["I go through Odo's desk for letters", "search odo's desk"],
    ["I search the innkeeper's drawers", "search innkeeper's drawers"],
    ["I search Odo's pockets", "search odo"],
  ])("%s", (text, expected) => expect(meant(text)).toEqual([expected]));
});

describe("what a description speaks of is the thing that it describes", () => {
  test.each([
    ["I take the green volume", ["take accounts"]],
    ["I read the thin volume", ["read accounts"]],
    ["I take the green coat", ["take "]],
  ])("%s", (text, expected) => expect(meant(text)).toEqual(expected));
});

test("an ordinal before a noun picks nothing that is called by the ordinal", () => {
  expect(meant("I pick up the lantern and study the scratched tenth line on it")).not.toContain("examine saint");
});

test("a question about it names the thing that was dealt with last", () => {
  const told = { ...packet, recent_events: [...packet.recent_events, { turn_no: 9, text: "You open the strongbox." }] };
  const [first] = interpret({ packet: told, text: "What's in it?" }).proposed_actions;
  expect(first).toMatchObject({ action: "look", details: expect.stringContaining("strongbox") });
});

test.each([
  ["I ask Bree about the rope, like has she noticed anything odd", ["ask bree"]],
  ["I tell Odo that I will not go, whatever he tells me about the ferry", ["say odo"]],
  ["I ask Odo to stay here until I am back from the stable", ["ask odo"]],
])("what others do, and what is only waited for, is no action: %s", (text, expected) => expect(meant(text)).toEqual(expected));

test("an oath in a bargain is no part of what is asked for", () => {
  const [action] = interpret({ packet, text: "If you help me I swear I'll keep your name out of it, Bree." }).proposed_actions;
  expect(action?.effects).toMatchObject([
    { kind: "agree", who: "bree", to: "to help me" },
    { kind: "agree", who: packet.actor_id, to: expect.stringMatching(/^to keep \w+ name out of it$/) },
  ]);
});

describe("a message that only points asks back", () => {
  test.each(["I'll use it on that one.", "Hm, the other way then.", "I'd like a closer look at the other one"])("%s", (text) => {
    const [only, ...more] = interpret({ packet, text }).proposed_actions;
    expect(more).toEqual([]);
    expect(only).toMatchObject({ details: expect.stringMatching(/^question: unclear/) });
  });
});

test.each([
  ["I crouch in the cold mud and look at the door post", "look feature:the notched door post"],
  ["I crouch behind the long bar", "hide feature:the long bar"],
  ["I lay one palm flat against the hearth", "examine feature:a brick hearth, smoking badly"],
  ["srch the strongbox", "search strongbox"],
  ["talk to bree abuot the rope", "talk bree"],
])("%s", (text, expected) => expect(meant(text)[0]).toBe(expected));

describe("plaster and mortar are the one wall that a place has", () => {
  const walled = (features: string[]) => ({ ...packet, scene: { ...packet.scene, features } });
  const aimed = (text: string, features: string[]) => interpret({ packet: walled(features), text }).proposed_actions[0]?.target_id;
  test.each(["I scratch at the plaster", "I study the brickwork"])("%s", (text) => {
    expect(aimed(text, ["the left-hand wall", "the long bench"])).toBe("feature:the left-hand wall");
    expect(aimed(text, ["the east wall", "the west wall"])).not.toMatch(/wall/);
  });
});
