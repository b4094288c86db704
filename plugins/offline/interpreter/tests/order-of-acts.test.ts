import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const acts = (text: string) =>
  read(text).map(({ action, target_id, details }) => `${action} ${/^question: \w+/.exec(details)?.[0] ?? target_id}`);

describe("acts come in the order in which they are meant", () => {
  test.each([
    ["Before I open the strongbox I ask Odo about it", ["ask odo", "open strongbox"]],
    ["I open the strongbox after asking Odo", ["ask odo", "open strongbox"]],
    ["I open the strongbox, but first I ask Odo", ["ask odo", "open strongbox"]],
    ["I open the strongbox before I ask Odo", ["open strongbox", "ask odo"]],
    ["I ask Odo before I open the strongbox", ["ask odo", "open strongbox"]],
    ["After Odo leaves I open the strongbox", ["look question: later"]],
  ])("%s", (text, expected) => expect(acts(text)).toEqual(expected));
});

describe("what is not done, or done by somebody else, is no act of the character", () => {
  test.each([
    ["I could open the strongbox, but I ask Odo first", ["ask odo"]],
    ["I watch Odo open the strongbox", ["look odo"]],
    ["I watch Odo and open the strongbox", ["look odo", "open strongbox"]],
    ["Now that Odo is gone, I open the strongbox", ["open strongbox"]],
    ["As Odo turns away I open the strongbox", ["open strongbox"]],
    ["As quietly as I can, I open the strongbox", ["open strongbox"]],
  ])("%s", (text, expected) => expect(acts(text)).toEqual(expected));
});

describe("what a message spoke of before its first act is what a pronoun means", () => {
  test.each([
    ["The strongbox: I open it", ["open strongbox"]],
    ["That strongbox, can I open it?", ["open strongbox"]],
    ["Instead of opening the strongbox I knock on it", ["knock strongbox"]],
    ["I don't open the strongbox, I only listen at it", ["listen strongbox"]],
  ])("%s", (text, expected) => expect(acts(text)).toEqual(expected));
});

describe("whom and where an act is meant for", () => {
  test.each([
    ["I open the strongbox Odo left here", ["open strongbox"]],
    ["I want Odo to open the strongbox", ["ask odo"]],
    ["I walk past Odo to the stable", ["go stable"]],
    ["I take Bree to the stable", ["ask bree", "go stable"]],
    ["I walk to the stable and take Bree with me", ["ask bree", "go stable"]],
    ["I take the lantern to the stable", ["travel stable"]],
    ["I hand the lantern to Odo and the bow to Bree", ["give odo", "give bree"]],
    ["I offer Odo five coins for the ledger", ["negotiate odo"]],
    ["I offer Odo five coins for his trouble", ["pay odo"]],
  ])("%s", (text, expected) => expect(acts(text)).toEqual(expected));
});

test("two gifts to two people are each for whom they are meant", () => {
  expect(read("I hand the lantern to Odo and the bow to Bree").map(({ effects }) => effects)).toMatchObject([
    [{ kind: "transfer", item: "lantern", to: "odo" }],
    [{ kind: "transfer", item: "bow", to: "bree" }],
  ]);
});

test("what is kept out of sight stays in hand", () => {
  expect(read("I keep the lantern hidden from Odo")).toMatchObject([{ action: "put", target_id: "lantern", effects: [] }]);
});

test("whether a thing in plain sight is open is asked of the game", () => {
  expect(acts("Is the strongbox open?")).toEqual(["look question: about"]);
});
