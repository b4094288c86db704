import { describe, expect, test } from "vitest";
import type { Entity } from "freeform-rpg/schemas";
import { entity, fact, withEntities } from "../../validator/tests/world.ts";
import { campaignWith, fails, play, shines, textsOf, works } from "./play.ts";
import type { Parts } from "./play.ts";

const trust = (intensity: number): NonNullable<Parts>["relationships"] => [
  { a_id: "kai", b_id: "mira", rel_type: "trust", intensity, notes: {} },
];
const withMira = (attrs: Entity["attrs"], intensity = 1): Parts => ({
  entities: withEntities(entity("mira", "character", "Mira Sato", { in_party: true, ...attrs })),
  relationships: trust(intensity),
});

describe("a companion", () => {
  test("goes where the party goes, and is told as coming along", () => {
    const result = play("go North Pier", { parts: withMira({}) });
    expect(result.state_diff.scene_update.present_entity_ids).toContain("mira");
    expect(textsOf(result, "scene_changed")).toEqual(["You come to North Pier with Mira Sato."]);
  });
  test("who is better at it helps with a roll, once a turn", () => {
    const campaign = campaignWith({ system: { action_stats: { sneak: { attribute: "grace" }, hide: { attribute: "grace" } } } });
    const parts = { ...withMira({ stats: { grace: 2 } }), campaign };
    const result = play(["sneak okafor", "hide"], { dice: [...works, ...works], parts });
    expect(result.rolls.map(({ modifier }) => modifier)).toEqual([1, 0]);
    expect(textsOf(result, "npc_action")).toEqual(["Mira Sato lends you a hand."]);
  });
  test("who is no better does not", () => {
    expect(play("sneak okafor", { dice: works, parts: withMira({}) }).rolls).toMatchObject([{ modifier: 0 }]);
  });
  test("does what is asked without being persuaded", () => {
    const effects = [{ kind: "set_state", target: "lamp", state: "lit" }];
    const result = play([{ action: "ask", target_id: "mira", effects }], { parts: withMira({}) });
    expect(textsOf(result, "state_changed")).toEqual(["Mira Sato lights the oil lamp."]);
    expect(result.rolls).toEqual([]);
  });
  test("stays behind when asked, whatever there is between them", () => {
    const effects = [{ kind: "leave_party", who: "mira" }];
    const result = play([{ action: "ask", target_id: "mira", effects }], { parts: withMira({}, -2) });
    expect(textsOf(result, "party_changed")).toEqual(["Mira Sato stays behind."]);
  });
  test("leaves when trust is gone", () => {
    expect(textsOf(play("look", { parts: withMira({}, -3) }), "party_changed")).toEqual([
      "Mira Sato has had enough, and goes no further with you.",
    ]);
    expect(textsOf(play("look", { parts: withMira({}, -2) }), "party_changed")).toEqual([]);
  });
  test("leaves when attacked", () => {
    const result = play("attack mira", { dice: fails, parts: withMira({}, 5) });
    expect(textsOf(result, "party_changed")).toEqual(["Mira Sato is no longer with you."]);
  });
});

describe("news", () => {
  const told = (tags: string[]) =>
    play([{ action: "talk", target_id: "mira", effects: [{ kind: "learn", who: "mira", fact: "log" }] }], {
      parts: { facts: [fact("log", "bar", "The log clears her.", { visibility: "known", tags })] },
    });
  test("is known to the one who was told", () => {
    expect(textsOf(told([]), "knowledge_shared")).toEqual(["Mira Sato now knows this: The log clears her."]);
  });
  test.each([
    ["they tell others", fact("log", "bar", "The log clears her.", { visibility: "known", tags: ["told_by:mira"] })],
    ["is about themselves", fact("log", "mira", "Mira signed the log.", { visibility: "known" })],
    ["everybody knows", fact("log", "bar", "The log clears her.", { visibility: "known", tags: ["public"] })],
  ])("what %s is no news, and they say that they know it", (_, known) => {
    const effects = [{ kind: "learn", who: "mira", fact: "log" }];
    const turn = play([{ action: "talk", target_id: "mira", details: "I tell Mira of the log", effects }], { parts: { facts: [known] } });
    expect(textsOf(turn, "knowledge_shared")).toEqual([]);
    expect(textsOf(turn, "npc_action")).toHaveLength(1);
  });
  test.each([
    ["that sways someone wins them over", "sways:mira", 2],
    ["that offends someone costs trust", "offends:mira", -1],
    ["that concerns someone else leaves them as they are", "sways:brute", 1],
  ])("%s", (_, tag, sum) => {
    const changes = told([tag]).state_diff.relationship_changes;
    expect(changes.reduce((total, { delta }) => total + delta, 0)).toBe(sum);
  });
  test("brings out an answer that bears on it, and no other", () => {
    const facts = [
      fact("log", "bar", "The log clears her.", { visibility: "known" }),
      fact("own", "bar", "Mira kept a copy of the log.", { tags: ["told_by:mira"] }),
      fact("roof", "bar", "The roof leaks.", { tags: ["told_by:mira"] }),
    ];
    const action = { action: "talk", target_id: "mira", topic: "the log", effects: [{ kind: "learn", who: "mira", fact: "log" }] };
    expect(play([action], { parts: { facts } }).state_diff.facts_update).toMatchObject([{ id: "own" }]);
    const other = play([{ ...action, topic: "the harbour" }], { parts: { facts } });
    expect(other.state_diff.facts_update).toEqual([]);
    expect(textsOf(other, "npc_action")).toEqual([expect.stringContaining("Mira")]);
  });
});

describe("chance and consequence", () => {
  test("a plain word with someone who means well is no gamble", () => {
    expect(play("talk mira", { flags: ["hostile_present", "contested"], parts: { relationships: trust(1) } }).rolls).toEqual([]);
    expect(play("talk mira", { flags: ["violence"], dice: works, parts: { relationships: trust(1) } }).rolls).toHaveLength(1);
  });
  test("a critical success at words wins trust beside its effects", () => {
    const changes = play("persuade mira", { dice: shines }).state_diff.relationship_changes;
    expect(changes.map(({ delta }) => delta)).toEqual([1, 1]);
  });
  test.each(["ask mira", "talk mira", "examine jukebox", "search", "social mira", "bribe mira"])(
    "failing to %s raises no heat",
    (action) => {
      const { state_diff } = play(action, { dice: fails, flags: ["contested"] });
      expect(state_diff.clocks.find(({ id }) => id === "heat")).toBeUndefined();
    },
  );
});

describe("who asks for company on the way", () => {
  const ask = (effects: object[]) => ({ action: "ask", target_id: "mira", effects });
  const go = { action: "go", target_id: "pier", depends: true };
  const parts: Parts = { entities: withEntities(entity("mira", "character", "Mira Sato", {})), relationships: trust(-4) };
  test("goes alone where it is refused", () => {
    const result = play([ask([{ kind: "join", who: "mira" }]), go], { parts });
    expect(textsOf(result, "scene_changed")).toEqual(["You come to North Pier."]);
    expect(result.state_diff.scene_update.present_entity_ids).not.toContain("mira");
  });
  test("does nothing else that hangs on it", () => {
    const result = play([ask([{ kind: "set_state", target: "lamp", state: "lit" }]), go], { parts });
    expect(textsOf(result, "scene_changed")).toEqual([]);
  });
});
