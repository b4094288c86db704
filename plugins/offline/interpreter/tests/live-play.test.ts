import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

// Sentences of players who knew nothing of how they are read.
const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text });

test.each([
  ["How long till high water?", "question: time"],
  ["What do I know so far, and what should I do next", "question: story"],
])("%s is a question to the game", (text, details) => {
  expect(read(text).proposed_actions).toMatchObject([{ action: "look", details }]);
});

test("words in quotation marks are said, and to the one whom they call by name", () => {
  const { proposed_actions, speech } = read(`I soften my voice. "C'mon Odo, you can tell me."`);
  expect(speech).toBe("C'mon Odo, you can tell me.");
  expect(proposed_actions).toMatchObject([{ target_id: "odo" }]);
});

test("a walk to a place that is named needs no question back", () => {
  expect(read("I head out to the Stable to find the strongbox").proposed_actions).toMatchObject([{ action: "go", target_id: "stable" }]);
});

test.each([
  ["I buy Bree a drink", ["pay bree"]],
  ["I go over to Bree and sit down with her", ["go bree", "social bree"]],
])("%s", (text, actions) => {
  expect(read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`)).toEqual(actions);
});

test.each([
  ['I turn to Odo. "Odo, who is in the stable?"', ["ask odo"]],
  ['"Two of them," I count. "Bree, did you know a man named Wynn?"', ["ask bree"]],
  ['I take a deep breath. "Forgive me, Bree. Where is the key?"', ["gesture bree", "ask bree"]],
  ["I look around the room. Who is here?", ["look -", "look -"]],
])("%s needs no question back", (text, actions) => {
  expect(read(text).proposed_actions.map(({ action, target_id }) => `${action} ${target_id || "-"}`)).toEqual(actions);
});

test.each([
  ['"You are lying to me, Odo."', "provoke"],
  ['"Odo, tell me or I\'ll burn this place down."', "intimidate"],
  ['"Can I help you with the cups, Odo?"', "talk"],
  ['"Are you lying to me, Odo?"', "ask"],
])("%s is more than talk", (text, action) => {
  expect(read(text).proposed_actions).toMatchObject([{ action, target_id: "odo" }]);
});
