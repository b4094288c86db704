import { describe, expect, test } from "vitest";
import { fact } from "../../validator/tests/world.ts";
import { courtesyIn } from "../talk/courtesies.ts";
import { whetherIn } from "../talk/whether.ts";
import { play, textsOf } from "./play.ts";

test.each([
  ["Thank you, sergeant. You are very kind.", "thanks"],
  ["thank Mira for the lamp", "thanks"],
  ["Sorry, Mira. I did not mean that.", "apology"],
  ["I am sorry for your loss", "condolence"],
  ["Bye, Mira. See you later.", "farewell"],
  ["Good morning, Mira! Lovely day, isn't it?", "greeting"],
  ["tell Mira a joke about a plumber", "joke"],
  ["Your table is beautifully laid", "compliment"],
  ["the best soup you ever made, Mira", "compliment"],
  ["tell Mira I have never in my life tasted better soup", "compliment"],
  ["Beautiful work, Mira.", "compliment"],
  ["Yours is the finest bar on this coast", "compliment"],
  ["You did the best you could", null],
  ["I have never seen a worse bar", null],
  ["It will be all right, Mira", "comfort"],
  ["Cheers, Mira! To old friends.", "toast"],
  ["introduce myself to Mira", "introduction"],
  ["Fair enough.", "assent"],
  ["Thanks, Mira. Who cut the rope?", null],
  ["The rope was cut from the inside.", null],
  ["Is that a good idea?", null],
])("a courtesy is known by its words: %s", (said, courtesy) => {
  expect(courtesyIn(said)).toBe(courtesy);
});

test("praise is heard as a compliment, whatever verb it is put with", () => {
  const said = play([{ action: "say", target_id: "mira", details: "tell Mira that her singing is wonderful" }]);
  expect(said.engine_events.find(({ type }) => type === "action_succeeded")?.details["action"]).toBe("compliment");
});

describe("a courtesy", () => {
  const say = (details: string, trust = 0) =>
    play([{ action: "talk", target_id: "mira", details }], {
      parts: {
        facts: [fact("rope", "bar", "Somebody cut the ferry rope.", { tags: ["told_by:mira"] })],
        relationships: [{ a_id: "kai", b_id: "mira", rel_type: "trust", intensity: trust, notes: {} }],
      },
    });
  test("is answered with a word, and with nothing that somebody knows", () => {
    const result = say("Thank you, Mira");
    expect(textsOf(result, "npc_action")).toHaveLength(1);
    expect(textsOf(result, "fact_discovered")).toEqual([]);
  });
  test("earns trust from whom it is new to alone", () => {
    expect(textsOf(say("Good evening, Mira"), "relationship_changed")).toHaveLength(1);
    expect(textsOf(say("Good evening, Mira", 1), "relationship_changed")).toEqual([]);
  });
});

describe("a question that wants a yes or a no", () => {
  const facts = [
    fact("rope", "bar", "Ferris cut the ferry rope.", { tags: ["told_by:mira"] }),
    fact("pier", "bar", "Nobody rang the bell on the pier.", { tags: ["told_by:mira"] }),
  ];
  const ask = (topic: string) => play([{ action: "ask", target_id: "mira", topic, details: topic }], { parts: { facts } });
  test.each([
    ["Did somebody cut the ferry rope?", /Yes/],
    ["Did anybody ring the bell on the pier?", /No/],
    ["Did Ferris sell the ferry rope?", /much|yourself|another way/],
    ["Did it rain in Lisbon?", /Not that I know|How should I know/],
    ["Have you done this before?", /You ask a good deal|What is it to you/],
  ])("gets one first: %s", (topic, verdict) => {
    expect(String(textsOf(ask(topic), "npc_action")[0])).toMatch(verdict);
  });
  test.each([
    ["Mira, did you know Jin?", true],
    ["He left early, didn't he?", true],
    ["whether she killed him", true],
    ["Who are you?", false],
    ["Is it salt or sugar?", false],
    ["what you saw if you were there", false],
    ["if she helps me, I will write it down", false],
    ["He was your boy, wasn't he? The tenth.", true],
  ])("is known by its form: %s", (question, is) => {
    expect(whetherIn(question, ["mira"]) !== null).toBe(is);
  });
});

test.each([
  ["Are you Mira Sato?", '"Yes," says Mira Sato. "I am."'],
  ["Are you Okafor?", '"No," says Mira Sato. "That is Okafor, over there. I am Mira Sato."'],
])("who is asked for a name says whose it is: %s", (topic, reply) => {
  expect(textsOf(play([{ action: "ask", target_id: "mira", topic, details: topic }]), "npc_action")).toEqual([reply]);
});

test.each([
  ["intimidate", "I scare Mira", /nothing|knew it/],
  ["provoke", "I accuse Mira of selling him", /lie|take me for|Say that/],
])("who is pressed and has nothing to tell answers that: %s", (action, details, reply) => {
  const result = play([{ action, target_id: "mira", details }], { dice: [5, 5] });
  expect(String(textsOf(result, "npc_action")[0])).toMatch(reply);
});

test("who asks for a number gets a fact with one", () => {
  const facts = [fact("bells", "bar", "The bells of the pier were rung.", { tags: ["told_by:mira"] })];
  const result = play([{ action: "ask", target_id: "mira", topic: "How many bells hang on the pier?" }], { parts: { facts } });
  expect(textsOf(result, "fact_discovered")).toEqual([]);
});

test.each([
  ["What's got you so jumpy today?", /^(?!.*\b(?:little|No more)\b)/],
  ["Why are you so quiet, Mira?", /^(?!.*\b(?:little|No more)\b)/],
  ["Did you see anybody on the quay?", /"(?:No|Not that I noticed)[,.]/],
  ["Have you heard the dogs at night?", /"(?:No|Not that I noticed)[,.]/],
  ["Are you nervous?", /./],
])("who has nothing to tell answers as the question is put: %s", (topic, reply) => {
  expect(textsOf(play([{ action: "ask", target_id: "mira", topic, details: topic }]), "npc_action")[0]).toMatch(reply);
});

test.each(["Are you married, and do you live here?", "Did you see the dogs, Mira, and does the captain know of them?"])(
  "each of two questions in one line is answered: %s",
  (topic) => {
    const result = play([{ action: "ask", target_id: "mira", topic, details: topic }]);
    expect([...textsOf(result, "npc_action"), ...textsOf(result, "nothing_changed")]).toHaveLength(2);
  },
);

test("a question that is asked while one sits down is answered once", () => {
  const topic = "How old are you?";
  const result = play([
    { action: "social", target_id: "mira", topic, details: "sit down across from her" },
    { action: "ask", target_id: "mira", topic, details: topic },
  ]);
  expect(textsOf(result, "npc_action")).toHaveLength(1);
});
