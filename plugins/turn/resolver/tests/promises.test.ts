import { describe, expect, test } from "vitest";
import { play, textsOf } from "./play.ts";

const say = (details: string) => ({ action: "say", target_id: "mira", details });
const distrust = [{ a_id: "mira", b_id: "kai", rel_type: "trust", intensity: -2, notes: {} }];

describe("a promise of the character's", () => {
  test.each([
    ["promise Mira that her brother stays where he is", "You promise Mira Sato that her brother stays where he is."],
    ["I promise her that whatever she says, I will not let them take him", "You promise Mira Sato to not let them take him."],
    ["I swear that I will come back", "You promise Mira Sato to come back."],
  ])("is heard, and raises trust once: %s", (details, text) => {
    const result = play([say(details)]);
    expect(textsOf(result, "promise_made").map((one) => String(one).replace("never", "not"))).toEqual([text]);
    expect(result.state_diff.relationship_changes).toMatchObject([{ delta: 1 }]);
    expect(textsOf(result, "npc_action")).toEqual(["Mira Sato weighs your word, and takes it."]);
  });

  test("is doubted by who distrusts the character", () => {
    const result = play([say("promise Mira to come back")], { parts: { relationships: distrust } });
    expect(textsOf(result, "npc_action")).toEqual(["Mira Sato will believe that when it is kept."]);
    expect(result.state_diff.relationship_changes).toEqual([]);
  });

  test.each(["I swear that I saw him", "I promise that I have told her"])("of what is past is none: %s", (details) =>
    expect(textsOf(play([say(details)]), "promise_made")).toEqual([]),
  );
});

test("a greeting is returned, and gives nothing away", () => {
  const result = play([{ action: "talk", target_id: "mira", details: "greet Mira" }]);
  expect(textsOf(result, "npc_action")).toEqual(["Mira Sato returns the greeting."]);
  expect(textsOf(result, "fact_discovered")).toEqual([]);
});

test("what cannot be taken is put nowhere, and that is said once", () => {
  const result = play([
    { action: "take", target_id: "", details: "take the ribbon" },
    { action: "use", target_id: "", details: "play with it", depends: true },
  ]);
  expect(result.blocked_actions).toMatchObject([{ code: "depends" }]);
});
