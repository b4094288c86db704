import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });

describe("an action proposes what the player wants to change", () => {
  test.each([
    ["I give the lantern to Bree", [{ kind: "transfer", item: "lantern", from: "player", to: "bree", quantity: 1 }]],
    ["go to the stable", [{ kind: "move", who: "player", to: "stable" }]],
    ["Odo, come with me", [{ kind: "join", who: "odo" }]],
    ["I ask Odo to open the hatch", [{ kind: "agree", who: "odo", to: "to open the hatch" }]],
    ["open the strongbox", [{ kind: "set_state", target: "strongbox", state: "open", off: false }]],
    ["wait for two hours", [{ kind: "pass_time", minutes: 120, until: "" }]],
    ["wait for an hour", [{ kind: "pass_time", minutes: 60, until: "" }]],
    ["I look around", []],
  ])("%s", (text, effects) => expect(read(text).proposed_actions.flatMap((action) => action.effects)).toEqual(effects));
});

describe("idioms say what is done", () => {
  test.each([
    ["I give Odo a hand", "help odo"],
    ["I give Bree a good kick", "attack bree"],
    ["check Odo's back and hands for bruises", "examine odo"],
    ["I show Bree the lantern", "show bree"],
    ["accuse Odo of cutting the rope", "provoke odo"],
    ["accuse Odo of faking a saint", "provoke odo"],
    ["hand Odo a twenty", "pay odo"],
    ["I slide ten across to Odo", "pay odo"],
    ["put fifty on the bar", "pay "],
    ["give Bree a drink", "pay bree"],
    ["run around the room", "use "],
    ["I do nothing", "wait "],
  ])("%s", (text, meant) => expect(read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`)).toEqual([meant]));
});

test("someone who is to come along is asked first", () => {
  expect(read("walk to the stable with Odo").proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`)).toEqual([
    "ask odo",
    "go stable",
  ]);
});

test("what is written in something that is not here is missing", () => {
  expect(read("read the last entry in the journal").perception_flags).toEqual(["journal"]);
});

test("what depends on the action before is marked", () => {
  expect(read("open the strongbox and take what is in it").proposed_actions.map(({ depends }) => depends)).toEqual([false, true]);
});

test("what waits for a condition is not done", () => {
  const { proposed_actions } = read("I ask Odo about the rope, and if he refuses, I leave");
  expect(proposed_actions.map(({ details }) => details)).toEqual([
    "ask Odo about the rope",
    expect.stringMatching(/^question: later (?:I )?leave$/),
  ]);
});

test.each(["((who brings pizza?))", "brb, doorbell", "/ooc back in five"])("said to the table: %s", (text) => {
  expect(read(text)).toMatchObject({ proposed_actions: [], table_talk: expect.stringMatching(/\w/) });
});

test("with nothing spoken of before, a pronoun is asked about", () => {
  expect(read("open it").proposed_actions[0]?.details).toBe("question: unclear open it");
});
