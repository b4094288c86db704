import { describe, expect, test } from "vitest";
import { entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { movesOf, play, textsOf } from "./play.ts";
import type { Parts } from "./play.ts";

const ask = (to: string) => ({ action: "ask", target_id: "mira", details: to, effects: [{ kind: "agree", who: "mira", to: `to ${to}` }] });

test.each([
  ["fill my glass please", "Mira Sato fills your glass."],
  ["watch my bag for me", "Mira Sato watches your bag."],
  ["pass me the salt", "Mira Sato passes you the salt."],
])("a small service is done at once and costs no trust: %s", (to, text) => {
  const result = play([ask(to)]);
  expect(textsOf(result, "npc_action")).toContain(text);
  expect(result.state_diff.facts_add).toEqual([]);
});

test("what matters is no small service", () => {
  const result = play([ask("hold the gate open until dawn")]);
  expect(textsOf(result, "npc_action")).not.toContain("Mira Sato holds the gate open until dawn.");
});

test("a promise not to do something is said as one", () => {
  const allies = [{ a_id: "mira", b_id: "kai", rel_type: "trust", intensity: 9, notes: {} }];
  const result = play(
    [ask("not to tell anyone")].map((one) => ({ ...one, effects: [{ kind: "agree", who: "mira", to: "not to tell anyone" }] })),
    {
      parts: { relationships: allies },
    },
  );
  expect(textsOf(result, "promise_made")).toEqual(["Mira Sato promises not to tell anyone."]);
});

test("an order with a comma behind its verb is told as a sentence", () => {
  const effects = [{ kind: "agree", who: "mira", to: "hush, everybody" }];
  const told = textsOf(play([{ action: "ask", target_id: "mira", details: "Hush, everybody.", effects }]), "npc_action").join(" ");
  expect(told).not.toContain(",s");
});

test("good advice is taken, and asks for no favour", () => {
  const result = play([
    {
      action: "say",
      target_id: "mira",
      details: "tell Mira to lock her door",
      effects: [{ kind: "agree", who: "mira", to: "to lock her door and trust nobody" }],
    },
  ]);
  expect(result.rolls).toEqual([]);
  expect(textsOf(result, "npc_action")).toEqual(["Mira Sato locks her door and trusts nobody."]);
});

test("a small service beside a question is done, and the question answered", () => {
  const result = play([
    {
      action: "ask",
      target_id: "mira",
      details: "Mira, put the glass down. Who brought this in?",
      topic: "Who brought this in?",
      effects: [{ kind: "agree", who: "mira", to: "to put the glass down" }],
    },
  ]);
  expect(textsOf(result, "promise_made")).toEqual([]);
  expect(textsOf(result, "npc_action")).toEqual(["Mira Sato puts the glass down."]);
  expect(textsOf(result, "nothing_changed")).toEqual([expect.stringContaining("says Mira Sato")]);
});

describe("who agrees to what can be done here and now does it", () => {
  const allies = [{ a_id: "mira", b_id: "kai", rel_type: "trust" as const, intensity: 9, notes: {} }];
  const agreed = (to: string, parts: Parts = {}) => play([ask(to)], { parts: { relationships: allies, ...parts } });
  const hurt = { clocks: worldOf().clocks.map((clock) => (clock.id === "harm" ? { ...clock, value: 2 } : clock)) };

  test("wounds are dressed", () => {
    const result = agreed("patch me up", hurt);
    expect(movesOf(result)).toEqual({ harm: -1 });
    expect(textsOf(result, "npc_action")).toEqual(["Mira Sato patches you up."]);
    expect(result.state_diff.facts_add).toEqual([]);
  });
  test("and nothing is dressed where there is no wound", () => {
    expect(textsOf(agreed("stitch my arm"), "npc_action")).toEqual(["Mira Sato looks you over, and finds nothing that wants dressing."]);
  });
  test("a lid is opened by whoever was asked", () => {
    const result = agreed("open the jukebox for me");
    expect(result.state_diff.facts_add).toEqual([]);
    expect(result.outcomes[0]?.effects).toMatchObject([{ kind: "set_state", target: "feature:jukebox", state: "open" }]);
  });
  test("what is guarded stays a promise", () => {
    const guards = [{ against: ["set_state:open"], needs: { item: "picks", at: "party" as const }, refusal: "It wants its key." }];
    const safe = entity("safe", "other", "tin safe", { location_id: "bar", guards });
    const scene = { ...worldOf().scene, present_entity_ids: [...worldOf().scene.present_entity_ids, "safe"] };
    expect(agreed("open the tin safe", { scene, entities: withEntities(safe) }).state_diff.facts_add).toHaveLength(1);
  });
  test.each(["hand me a cup", "fetch me a towel"])("a small thing is handed over to anybody: %s", (to) => {
    const result = play([ask(to)]);
    expect(result.rolls).toEqual([]);
    expect(result.state_diff.entities_add).toMatchObject([{ name: to.replace(/^.* an? /, "") }]);
  });
  test("nothing is handed over by a leg up", () => {
    expect(play([ask("give me a leg up")]).state_diff.entities_add).toEqual([]);
    expect(play([ask("give me a leg up and we both get that apple")]).state_diff.entities_add).toEqual([]);
  });
  test("a healer dresses the wounds of a stranger without being talked into it", () => {
    const healer = entity("mira", "character", "Mira Sato", { capabilities: ["can stitch and set bones"] });
    const result = play([ask("patch me up")], { parts: { ...hurt, entities: withEntities(healer) } });
    expect(result.rolls).toEqual([]);
    expect(movesOf(result)).toEqual({ harm: -1 });
  });
});
