import { describe, expect, test } from "vitest";
import { entity, fact, withEntities } from "../../validator/tests/world.ts";
import { play, textsOf } from "./play.ts";

const found = { visibility: "known", discovered_turn: 1 } as const;
const bell = entity("bell", "character", "Doctor Bell", { pronouns: "he" });
const facts = [
  fact("route", "mira", "Mira Sato sold the courier's route to the tower.", { tags: ["guarded", "told_by:mira"] }),
  fact("who", "bell", "Doctor Bell is the man under the pier.", { tags: ["guarded", "told_by:mira"] }),
  fact("boat", "absent", "Okafor sank the ferry.", { tags: ["told_by:mira"], ...found }),
  fact("knife", "mira", "Mira Sato keeps a fish knife in her boot.", { ...found, tags: ["told_by:mira"] }),
];
const turns = [{ turn_no: 3, player_input: "Doctor Bell is dead.", final_text: "Nobody speaks.", digest: "" }];
const put = (topic: string) => {
  const action = { action: "ask", target_id: "mira", topic, details: topic };
  const turn = play([action], { parts: { facts, entities: withEntities(bell), recent_turns: turns } });
  return [...textsOf(turn, "npc_action"), ...textsOf(turn, "knowledge_shared")].join(" ");
};
const ignorant = /know|heard|could not|wish|swear/i;
const denied = /\bNo\b/;
const shaken = /gone very still|not say that it is a lie|moment too late|goes out of/;

describe("what is put to somebody as so", () => {
  test.each([
    ["strikes what they hide", "You sold the route, didn't you?", shaken],
    ["strikes it where it only names it", "Doctor Bell is the man under the pier, isn't he?", shaken],
    ["is kept back where it is about whom they hide something of", "He was a sailor, wasn't he?", /say|answer|stays|like/],
    ["is denied of strange kin, by whom the words before it named", "He was your brother, wasn't he?", denied],
    ["is denied where another did it", "The ferry: Doctor Bell sank it, didn't he?", denied],
    ["is denied of what they never did", "You wrote the letter, didn't you?", denied],
    [
      "is owned where the party has found it out",
      "You have a fish knife, haven't you?",
      /So you know|otherwise|do with it|need not ask|Yes/,
    ],
  ])("%s", (_, topic, reply) => {
    expect(put(topic)).toMatch(reply);
    expect(put(topic)).not.toMatch(/Not that I know/);
  });
  test.each([
    ["He is a fisherman, isn't he?", /\bNo\b/],
    ["Okafor is a doorman, isn't he?", /know|heard|could not|wish|swear/i],
    ["Okafor is a cook, isn't he?", /\bYes\b|deny|could put it|right|be so/i],
    ["You're a priest, aren't you?", /\bNo\b|barkeeper/],
  ])("of a trade is answered by what anybody can see: %s", (topic, reply) => {
    const cook = entity("brute", "character", "Okafor", { pronouns: "he", description: "The cook of the house, in an apron." });
    const keeper = entity("mira", "character", "Mira Sato", { description: "The barkeeper, who hears much." });
    const action = { action: "ask", target_id: "mira", topic, details: topic };
    const recent_turns = [{ turn_no: 3, player_input: "Okafor looks busy.", final_text: "Nobody speaks.", digest: "" }];
    const turn = play([action], { parts: { entities: withEntities(cook, keeper), recent_turns } });
    expect([...textsOf(turn, "npc_action"), ...textsOf(turn, "knowledge_shared")].join(" ")).toMatch(reply);
  });
  test("is unknown to whom it does not concern", () => {
    expect(put("The moon is made of salt, isn't it?")).toMatch(ignorant);
  });
});

test.each([
  ["You know who he is, don't you?", /say|answer|stays|like/],
  ["And did he suffer?", /say|answer|stays|like|know you|tell that/],
])("he and she are whom the player named last: %s", (topic, reply) => {
  expect(put(topic)).toMatch(reply);
});
