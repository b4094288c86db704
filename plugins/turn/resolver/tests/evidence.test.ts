import { describe, expect, test } from "vitest";
import { fact, worldOf } from "../../validator/tests/world.ts";
import { play, textsOf } from "./play.ts";
import type { Parts } from "./play.ts";

const found = { visibility: "known", discovered_turn: 1 } as const;
const facts = [
  fact("blood", "body", "There is dried blood on the collar of his coat.", found),
  fact("ticket", "body", "A ferry ticket to the tower is stuck behind the lining of his coat.", found),
  fact("rope", "body", "The rope round him is tied with a sailor's knot.", found),
  fact("weather", "tower", "Snow lies on the ridge in June.", found),
  fact("sale", "body", "Mira shipped the courier to the tower herself.", { tags: ["guarded", "told_by:mira"] }),
];
const say = (details: string, parts: Parts = { facts }, action = "say") => play([{ action, target_id: "mira", details }], { parts });
const told = (resolution: ReturnType<typeof say>) => textsOf(resolution, "fact_discovered");
const answers = (resolution: ReturnType<typeof say>) => textsOf(resolution, "npc_action").join(" ");
const touched =
  /still|Who else|what you mean|sharp eyes|floor|make me say|both hands|Be careful|past you|proves nothing|in peace|to you\?|well to forget/;

/** The world where she has heard of these already. */
const heard = (...knows: string[]): Parts => ({
  facts,
  entities: worldOf().entities.map((entity) => (entity.id === "mira" ? { ...entity, attrs: { ...entity.attrs, knows } } : entity)),
});

describe("what the party found out and puts to somebody", () => {
  test.each([
    ["a statement", "There is blood on the collar, Mira."],
    ["a question that supposes it", "Was that dried blood on the collar, Mira?"],
    ["words that are told", "I tell Mira about the dried blood on the collar of his coat"],
  ])("touches who keeps something of the same matter back: %s", (_, details) => {
    const turn = say(details);
    expect(answers(turn)).toMatch(touched);
    expect(told(turn)).toEqual([]);
  });
  test.each([
    ["what has nothing to do with it", "There is snow on the ridge in June, Mira."],
    ["a question that states nothing", "What is on the collar of his coat, Mira?"],
    ["what the party made up", "You were seen at the harbour with a knife, Mira."],
  ])("does not: %s", (_, details) => {
    const turn = say(details);
    expect(answers(turn)).not.toMatch(touched);
    expect(told(turn)).toEqual([]);
  });
  test("is remembered by them, and three pieces of it bring out what they kept back", () => {
    expect(told(say("There is blood on the collar, Mira.", heard("ticket")))).toEqual([]);
    expect(told(say("There is blood on the collar, Mira.", heard("ticket", "rope")))).toEqual([
      "Mira shipped the courier to the tower herself.",
    ]);
  });
  test("earns no trust", () => {
    expect(say("There is blood on the collar, Mira.").state_diff.relationship_changes).toEqual([]);
  });
});

test("a question that only asks states nothing, whomever it calls by name", () => {
  expect(answers(say("Mira, what is that dried blood on the collar of his coat?", { facts }, "ask"))).not.toMatch(touched);
});

test("what is known of the speaker is not told as everybody tells it", () => {
  const own = fact("habit", "mira", "Mira Sato counts her money twice a night.", { ...found, tags: ["told_by:mira"] });
  expect(
    textsOf(
      play([{ action: "ask", target_id: "mira", topic: "how often she counts her money" }], { parts: { facts: [own] } }),
      "knowledge_shared",
    ).join(" "),
  ).toMatch(/^"I count her money twice a night," says Mira/);
});
