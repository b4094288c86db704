import { describe, expect, test } from "vitest";
import { fact } from "../../validator/tests/world.ts";
import { play, textsOf, typesOf } from "./play.ts";
import type { Parts } from "./play.ts";

const facts = [
  fact("rope", "bar", "Somebody cut the ferry rope from the inside.", { tags: ["told_by:mira"] }),
  fact("debt", "mira", "Mira owes the tower ninety thousand.", { tags: ["guarded"] }),
];
const trusted = (intensity: number): Parts => ({
  facts,
  relationships: [{ a_id: "kai", b_id: "mira", rel_type: "trust", intensity, notes: {} }],
});
const agree = (to: string) => ({ kind: "agree", who: "mira", to });
const drink = { kind: "agree", who: "kai", to: "to buy her a drink" };
const offer = (topic: string, parts: Parts = { facts }) =>
  play(
    [
      {
        action: "ask",
        target_id: "mira",
        details: `I'll buy you a drink if you tell me ${topic}`,
        topic,
        effects: [agree(`to tell me ${topic}`), drink],
      },
    ],
    { parts },
  );

describe("a drink for an answer", () => {
  test("is owed once the answer is given", () => {
    const result = offer("who cut the ferry rope");
    expect(textsOf(result, "fact_discovered")).toEqual(["Somebody cut the ferry rope from the inside."]);
    expect(textsOf(result, "promise_made")).toEqual(["You promise Mira Sato to buy her a drink."]);
  });
  test.each([
    ["who does not know it", "what herring costs", { ignorant: true }],
    ["who keeps it back", "what you owe the tower", { withheld: true }],
  ])("is declined by one %s, and not owed", (_, topic, details) => {
    const result = offer(topic);
    expect(typesOf(result)).not.toContain("promise_made");
    expect(result.engine_events).toContainEqual(
      expect.objectContaining({ type: "npc_action", details: expect.objectContaining({ refused: true, ...details }) }),
    );
  });
  test("weighs as much as a little trust: with some it opens what is guarded", () => {
    expect(textsOf(offer("what you owe the tower", trusted(1)), "fact_discovered")).toEqual([]);
    expect(textsOf(offer("what you owe the tower", trusted(2)), "fact_discovered")).toHaveLength(1);
  });
});
