import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const meant = (text: string): string[] => read(text).map(({ action, target_id }) => `${action} ${target_id || "-"}`);
const changes = (text: string) => read(text).flatMap(({ effects }) => effects);

describe("what is in the hand stays there", () => {
  test.each([
    "I lower my lantern",
    "I lower the bow",
    "Hand on my bow.",
    "One hand on the lantern",
    "I hold the bow against the lantern",
    "I set the lantern against the bow",
    "I pocket the lantern while he thinks",
  ])("%s", (text) => expect(changes(text)).toEqual([]));

  test("but what is set down elsewhere goes there", () => {
    expect(changes("I put the lantern beside the strongbox")).toMatchObject([{ kind: "place", item: "lantern", at: "strongbox" }]);
  });
});

test.each([
  ["I take Odo by the arm and we go together to the stable", "ask odo"],
  ["We walk together with Bree to the stable", "ask bree"],
])("who goes together with somebody asks them along: %s", (text, asked) => expect(meant(text)).toContain(asked));

test.each([
  ["I scratch Odo's sleeve gently with a nail", "examine odo"],
  ["I scratch Odo's face", "attack odo"],
])("a careful scratch is no blow: %s", (text, action) => expect(meant(text)).toEqual([action]));

test("an own trade is no bargain, and neither is one that is asked about", () => {
  expect(meant(`"Forgive me, Odo, snooping is my trade."`)).toEqual(["talk odo"]);
  expect(meant(`"What trade do you follow, Odo?"`)).toEqual(["ask odo"]);
  expect(meant(`"Odo, let us trade: your boat for my bow."`)).toEqual(["negotiate odo"]);
});

test("what is promised unless somebody allows it is no threat", () => {
  expect(meant(`"Odo, I will not tell the watch unless you allow it. Who was it?"`)).toEqual(["ask odo"]);
  expect(meant(`"Odo, the watch will hear of it unless you tell me who it was."`)).toEqual(["intimidate odo"]);
});

test.each(["I was opening a box that I had opened before", "I had opened the strongbox before."])(
  "what was done before is not done again: %s",
  (text) => expect(meant(text).filter((one) => !one.startsWith("look"))).toEqual([]),
);

test("what the foot pushes open is opened", () => {
  expect(meant("I push the cellar hatch open with my foot")).toEqual(["open feature:the cellar hatch, bolted from above"]);
});

test("the handle of what was looked at is its handle", () => {
  expect(meant("I look at the cellar hatch, then try the handle")).toContain("open feature:the cellar hatch, bolted from above");
});

test.each([
  ["How much time is left, and what do I know about Odo?", "question: time"],
  ["How many hours remain?", "question: time"],
  ["How many arrows do I have left?", "question: inventory"],
  ["Inventory too", "question: inventory"],
  ["where is everybody?", "question: people"],
  ["what was still open?", "question: story"],
])("%s asks the game", (text, details) => expect(read(text)).toContainEqual(expect.objectContaining({ details })));

test.each([
  `"Odo, get your coat. You're coming with me to the stable."`,
  `"Odo, you are coming with us."`,
  `"Odo, put that down. Come with me."`,
])("who is told that they come along is asked to: %s", (text) => expect(changes(text)).toContainEqual({ kind: "join", who: "odo" }));

test("whether somebody comes along may be asked", () => {
  expect(meant(`"Odo, is Bree coming with you?"`)).toEqual(["ask odo"]);
});

test("how one stands at something is no part of what is done", () => {
  expect(meant("I open the strongbox and look inside, keeping my back to Odo")).toEqual(["open strongbox", "search strongbox"]);
  expect(meant("I keep my eyes on Odo")).toEqual(["gesture odo"]);
});

test("a sleep until it is light ends in the morning", () => {
  expect(changes("I sleep until it is light")).toMatchObject([{ kind: "pass_time", until: "07:00" }]);
  expect(changes("I wait until the light changes")).not.toMatchObject([{ until: "07:00" }]);
});

test("what the speaker carries is in nobody else's hands", () => {
  expect(changes(`"Odo, lend me the lantern."`)).not.toContainEqual(expect.objectContaining({ kind: "transfer" }));
});
