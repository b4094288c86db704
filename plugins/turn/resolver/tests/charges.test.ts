import { describe, expect, test } from "vitest";
import { fact } from "../../validator/tests/world.ts";
import { play, textsOf } from "./play.ts";

const say = (details: string, target_id = "mira", parts = {}) =>
  textsOf(play([{ action: "say", target_id, details }], { parts }), "npc_action").join(" ");

describe("what is held against somebody who hears it", () => {
  test.each([
    ["a wrong told to another", "I tell Mira that Okafor sold the courier", /says Okafor/],
    ["a wrong to their face", "You sold him, Mira, and you know it.", /Mira Sato/],
    ["an insult to their face", "You are a coward, Mira.", /Mira Sato/],
  ])("is answered by them: %s", (_, details, answer) => {
    expect(say(details)).toMatch(answer);
  });
  test.each([
    ["what is denied", "I tell Mira that Okafor did not kill the courier"],
    ["what is held against somebody absent", "I tell Mira that the mayor sold the courier"],
    ["a wrong in another sentence", "Okafor is here. Somebody sold the courier."],
  ])("is not answered: %s", (_, details) => {
    expect(say(details)).not.toMatch(/Okafor/);
  });
  test("shows where it is true", () => {
    const facts = [fact("sale", "brute", "Okafor sold the courier to the tower.", {})];
    expect(say("I tell Mira that Okafor sold the courier", "mira", { facts })).toMatch(
      /still|not say that it is a lie|Who told you|colour/,
    );
  });
});

test("who is asked for their name gives it", () => {
  const asked = play([{ action: "ask", target_id: "mira", details: "ask her name" }]);
  expect(textsOf(asked, "npc_action").join(" ")).toContain('"Mira Sato," says');
});
