import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const meant = (text: string) => read(text).map(({ action, target_id }) => `${action} ${target_id}`);

describe("who goes behind something to spy hides there", () => {
  test.each(["I slip behind the strongbox and listen", "duck behind the strongbox, watch Odo"])("%s", (text) =>
    expect(read(text)[0]?.action).toBe("hide"),
  );
  test("and who fetches something does not", () => {
    expect(read("I step behind the bar and take the lantern")[0]?.action).not.toBe("hide");
  });
});

describe("what is wished to be known is asked of whom one talks to", () => {
  test.each([
    "I tell Odo that Bree was my friend, and I'd really like to know what happened to her",
    "I greet Odo, and I need to hear who cut the rope",
  ])("%s", (text) => expect(meant(text)).toContain("ask odo"));
  test("and is a part of what is said aloud", () => {
    expect(meant("Please, Odo. I want to know who cut the rope.")).toEqual(["ask odo"]);
  });
});

test("what is counted is ordered, and is nobody's name", () => {
  expect(read("I order two ales")).toMatchObject([{ action: "pay", target_id: "" }]);
});

test("what is thrown at a thing hits that", () => {
  expect(meant("I throw the lantern at the strongbox")).toEqual(["throw strongbox"]);
});

test("what is put out is dark", () => {
  expect(read("I douse the lantern")[0]?.effects).toMatchObject([{ kind: "set_state", state: "dark" }]);
});

describe("what somebody is sent or paid to do is asked of them", () => {
  test.each([
    ["I send Odo down to the cellar for a jug of wine", "to go down to the cellar for a jug of wine"],
    ["I send Odo to fetch the lantern", "to fetch the lantern"],
    ["I pay Odo two coins to row me across", "to row me across"],
  ])("%s", (text, to) => expect(read(text).flatMap(({ effects }) => effects)).toContainEqual({ kind: "agree", who: "odo", to }));
  test("and what is sent to them is not", () => {
    expect(read("I send Odo a letter").flatMap(({ effects }) => effects)).toEqual([]);
  });
});

test("each does a part of what is proposed", () => {
  expect(read('"You lift, I grab, and we both carry it. What do you say, Odo?"')[0]?.effects).toMatchObject([
    { kind: "agree", who: "odo", to: "to lift" },
    { kind: "agree", who: packet.actor_id },
  ]);
  expect(read('"You know, I think he did it, Odo."').flatMap(({ effects }) => effects)).not.toContainEqual(
    expect.objectContaining({ kind: "agree" }),
  );
});

describe("clothes are put on and taken off", () => {
  test.each(["I pull my boots off", "wrap my scarf over my nose"])("%s", (text) => expect(read(text)[0]?.action).toBe("equip"));
  test("and tightened by a gesture", () => expect(read("I tighten my belt")[0]?.action).toBe("gesture"));
});

test.each([
  ["I shove the strongbox aside a bit", "use strongbox"],
  ["I try the lid of the strongbox", "open strongbox"],
  ["I shoot Odo a look", "gesture odo"],
  ["I yell at Odo to step away from the hatch", "intimidate odo"],
])("%s", (text, expected) => expect(meant(text)).toEqual([expected]));

test("what one does meanwhile is done", () => {
  expect(meant("I pay Odo two coins to look away while I search the strongbox").at(-1)).toBe("search strongbox");
});

test("several facts that are stated are told", () => {
  const fact = (id: string, text: string) => ({ id, subject_id: "strongbox", predicate: "is", object: { text } });
  const facts = [
    fact("cut", "The ferry rope was cut from the inside with a saw."),
    fact("paid", "Bree was paid forty guilders by a stranger at midnight."),
  ];
  const [first] = interpret({
    packet: { ...packet, facts: facts.map((one) => ({ ...packet.facts[0], ...one })) as typeof packet.facts },
    text: '"Odo, the ferry rope was cut from the inside. Somebody paid Bree forty guilders at midnight."',
  }).proposed_actions;
  expect(first?.effects).toMatchObject([{ fact: expect.any(String) }, { fact: expect.any(String) }]);
});
