import { describe, expect, test } from "vitest";
import type { Entity, Fact, Resolution } from "freeform-rpg/schemas";
import { carried, entity, fact, withEntities } from "../../validator/tests/world.ts";
import { fails, mixes, play, textsOf, works } from "./play.ts";
import type { Case, Parts } from "./play.ts";

const safe = entity("safe", "item", "iron safe", { location_id: "bar" });
const mira = (attrs: Entity["attrs"] = {}) => entity("mira", "character", "Mira Sato", { pronouns: "she", ...attrs });
const trust = (intensity: number): NonNullable<Parts>["relationships"] => [
  { a_id: "kai", b_id: "mira", rel_type: "trust", intensity, notes: {} },
];

const openSafe = { kind: "set_state", target: "safe", state: "open" };
const request = (effects: object[], given: Case & { verb?: string; attrs?: Entity["attrs"]; goal?: string } = {}): Resolution =>
  play([{ action: given.verb ?? "ask", target_id: "mira", goal: given.goal ?? "", effects }], {
    ...given,
    parts: { entities: withEntities(safe, mira(given.attrs)), relationships: trust(0), ...given.parts },
  });
const promised = (to: string, object: object = {}): Fact =>
  fact("p1", "mira", `Mira Sato has promised to ${to}.`, {
    predicate: "promised",
    visibility: "known",
    object: { text: `Mira Sato has promised to ${to}.`, to, kept: false, ...object },
  });

describe("a request", () => {
  test("to someone who trusts is done at once, by them, without dice", () => {
    const result = request([openSafe], { parts: { relationships: trust(5) } });
    expect(result.outcomes).toMatchObject([{ band: "success", rolled: false, effects: [openSafe] }]);
    expect(textsOf(result, "state_changed")).toEqual(["Mira Sato opens the iron safe."]);
    expect(result.engine_events).toContainEqual(
      expect.objectContaining({ type: "state_changed", details: expect.objectContaining({ agent_id: "mira" }) }),
    );
  });
  test("to someone who distrusts is refused without dice, with what would change that", () => {
    const result = request([openSafe], { parts: { relationships: trust(-4) } });
    expect(result.rolls).toEqual([]);
    expect(result.outcomes).toMatchObject([{ band: "failure", rolled: false, failure_tier: 0, effects: [] }]);
    expect(textsOf(result, "npc_action")).toEqual(['"Give me one reason to trust you," says Mira Sato, "and ask me again."']);
    expect(result.state_diff.clocks.filter(({ id }) => id === "heat")).toEqual([]);
  });
  test("that is refused when asked is rolled for when pressed", () => {
    expect(request([openSafe], { verb: "persuade", dice: works, parts: { relationships: trust(-4) } }).rolls).toHaveLength(1);
  });
  test("to someone in doubt is decided by dice", () => {
    expect(textsOf(request([openSafe], { dice: works }), "state_changed")).toEqual(["Mira Sato opens the iron safe."]);
    const failed = request([openSafe], { dice: fails });
    expect(failed.state_diff.entities_update).toEqual([]);
    expect(failed.state_diff.relationship_changes).toMatchObject([{ b_id: "mira", delta: -1 }]);
  });
  test("that is half won is done for a favour in return", () => {
    const result = request([openSafe], { dice: mixes });
    expect(textsOf(result, "state_changed")).toEqual(["Mira Sato opens the iron safe."]);
    expect(textsOf(result, "npc_action")).toEqual(["Mira Sato wants a favour for it one day."]);
    expect(textsOf(result, "promise_made")).toEqual([]);
    expect(result.state_diff.facts_add).toMatchObject([{ subject_id: "mira", predicate: "expects", object: { of: "kai" } }]);
  });
  const owed = fact("owed", "mira", "", {
    predicate: "expects",
    object: { text: "Mira expects a favour.", of: "kai" },
    visibility: "known",
  });
  test("for which a favour is owed already costs a little trust", () => {
    const result = request([openSafe], { dice: mixes, parts: { facts: [owed] } });
    expect(result.state_diff.facts_add).toEqual([]);
    expect(result.state_diff.relationship_changes).toMatchObject([{ b_id: "mira", delta: -1 }]);
  });
  test("is repaid by what is given to whoever did it", () => {
    const parts = { facts: [owed], inventory: [carried("lamp")] };
    const result = play([{ action: "give", target_id: "mira", instrument: "lamp" }], { parts });
    expect(result.state_diff.facts_update).toEqual([{ id: "owed", ended: true }]);
    expect(textsOf(result, "fact_updated")).toEqual(["Mira Sato counts that as the favour returned."]);
  });
  test("of several things that is half won is done for the main one alone", () => {
    const lamp = { kind: "set_state", target: "lamp", state: "lit" };
    const result = request([openSafe, lamp], { dice: mixes });
    expect(result.outcomes[0]?.effects).toMatchObject([openSafe]);
    expect(textsOf(result, "promise_made")).toEqual([]);
  });
  test("against what someone never does is refused with the reason", () => {
    const attrs = { limits: ["does not leave the bar while it is open"] };
    const result = request([{ kind: "join", who: "mira" }], { attrs, parts: { relationships: trust(6) } });
    expect(textsOf(result, "npc_action")).toEqual(["Mira Sato refuses. Mira Sato does not leave the bar while it is open."]);
  });
  test("against someone to whom they are loyal is refused", () => {
    const bound = { a_id: "mira", b_id: "brute", rel_type: "loyalty", intensity: 6, notes: {} };
    const take = { kind: "transfer", item: "lamp", from: "brute", to: "kai" };
    const parts = { inventory: [carried("lamp", 1, "brute")], relationships: [...(trust(0) ?? []), bound] };
    expect(textsOf(request([take], { parts }), "npc_action")).toEqual(["Mira Sato refuses to go behind Okafor's back."]);
  });
  test("is taken better by someone who knows what sways them", () => {
    const facts = [fact("log", "bar", "The log clears her.", { visibility: "known", tags: ["sways:mira"] })];
    const parts = { facts, relationships: trust(-4) };
    expect(textsOf(request([openSafe], { parts }), "npc_action")).toEqual([
      '"There is something you have not told me," says Mira Sato. "No."',
    ]);
    expect(request([openSafe], { parts: { facts, relationships: trust(1) }, attrs: { knows: ["log"] } }).outcomes).toMatchObject([
      { band: "success", rolled: false },
    ]);
  });
  test("never goes around a guard", () => {
    const guards = [{ against: ["set_state:open"], needs: { known: "code" }, refusal: "No one opens it without the code." }];
    const entities = withEntities({ ...safe, attrs: { ...safe.attrs, guards } }, mira());
    const result = request([openSafe], { parts: { entities, relationships: trust(9) } });
    expect(result.blocked_actions).toMatchObject([{ code: "guarded", reason: "No one opens it without the code." }]);
  });
  test("to give something is met by handing it over", () => {
    const result = request([{ kind: "transfer", item: "lamp", from: "mira", to: "pc" }], {
      parts: { inventory: [carried("lamp", 1, "mira")], relationships: trust(5) },
    });
    expect(textsOf(result, "item_acquired")).toEqual(["Mira Sato hands you the oil lamp."]);
  });
  test("for something without effects is promised", () => {
    const result = request([], { verb: "persuade", goal: "to keep the back door open until dawn, Mira", dice: works });
    expect(textsOf(result, "promise_made")).toEqual(["Mira Sato promises to keep the back door open until dawn."]);
    expect(result.state_diff.facts_add).toMatchObject([{ subject_id: "mira", predicate: "promised", object: { kept: false } }]);
  });
  test("for what cannot be done here is promised, with its effect", () => {
    const gate = entity("gate", "item", "river gate", { location_id: "pier" });
    const effect = { kind: "set_state", target: "gate", state: "open" };
    const parts = { entities: withEntities(gate, mira()), relationships: trust(6) };
    const result = request([effect], { parts });
    expect(textsOf(result, "promise_made")).toEqual(["Mira Sato promises to open the river gate."]);
    expect(result.state_diff.facts_add[0]?.object).toMatchObject({ effects: [effect] });
  });
});

test("a thing that the game does not know is not promised", () => {
  const result = request([{ kind: "transfer", item: "the key", from: "mira", to: "pc" }], { parts: { relationships: trust(6) } });
  expect(textsOf(result, "promise_made")).toEqual([]);
  expect(textsOf(result, "npc_action")).toEqual(["Mira Sato has no key to hand over."]);
});

test("a question beside a request is answered, and what is asked for is done", () => {
  const asked = {
    action: "ask",
    target_id: "mira",
    topic: "Who built the mill?",
    details: "Who built the mill? Open the safe.",
    effects: [openSafe],
  };
  const result = play([asked], { parts: { entities: withEntities(safe, mira()), relationships: trust(5) } });
  expect(textsOf(result, "state_changed")).toEqual(["Mira Sato opens the iron safe."]);
  expect(textsOf(result, "npc_action")).toEqual([expect.stringMatching(/says Mira|Mira/)]);
});

test("what is to be told is answered, and not promised", () => {
  const effects = [{ kind: "agree", who: "mira", to: "to tell me where she went" }];
  const result = request(effects, { verb: "persuade", goal: "where she went", dice: works });
  expect(textsOf(result, "promise_made")).toEqual([]);
  expect(textsOf(result, "npc_action")).toEqual([expect.stringMatching(/says Mira Sato/)]);
});

describe("a promise", () => {
  test("is called in by keeping one's side of it", () => {
    const effects = [{ kind: "agree", who: "mira", to: "to keep her side of it" }];
    const result = request(effects, { parts: { facts: [promised("open the safe", { effects: [openSafe] })] } });
    expect(textsOf(result, "promise_made")).toEqual([]);
    expect(textsOf(result, "state_changed")).toEqual(["Mira Sato opens the iron safe."]);
  });
  test("that is called in is kept without dice, whatever the trust", () => {
    const result = request([openSafe], { parts: { facts: [promised("open the safe")], relationships: trust(-4) } });
    expect(result.rolls).toEqual([]);
    expect(textsOf(result, "promise_kept")).toEqual(["Mira Sato keeps the promise to open the safe."]);
    expect(textsOf(result, "state_changed")).toEqual(["Mira Sato opens the iron safe."]);
    expect(result.state_diff.facts_update).toMatchObject([
      { id: "p1", object: { kept: true, text: "Mira Sato has kept the promise to open the safe." } },
    ]);
  });
  test("is called in by words alone and brings its effect", () => {
    const facts = [promised("open the safe", { effects: [openSafe] })];
    const action = { action: "talk", target_id: "mira", details: "You promised to open the safe, Mira" };
    const result = play([action], { parts: { facts, entities: withEntities(safe, mira()) } });
    expect(textsOf(result, "state_changed")).toEqual(["Mira Sato opens the iron safe."]);
  });
  test("is not called in by a question about what it names", () => {
    const facts = [promised("carry the iron safe to the river gate")];
    const effects = [{ kind: "agree", who: "mira", to: "to say what the safe is for" }];
    const action = { action: "ask", target_id: "mira", topic: "the iron safe at the river gate and what it is for", effects };
    const result = play([action], { parts: { facts, entities: withEntities(safe, mira()) } });
    expect(textsOf(result, "promise_kept")).toEqual([]);
  });
  test("binds no one who has turned hostile", () => {
    const result = request([openSafe], { attrs: { hostile: true }, parts: { facts: [promised("open the safe")] } });
    expect(textsOf(result, "state_changed")).toEqual([]);
    expect(textsOf(result, "fact_updated")).toEqual(["Mira Sato no longer feels bound by the promise to open the safe."]);
  });
  test("that was kept is not called in again", () => {
    const facts = [promised("open the safe", { kept: true })];
    expect(textsOf(request([openSafe], { parts: { facts, relationships: trust(5) } }), "promise_kept")).toEqual([]);
  });
  test("is void once its giver is attacked", () => {
    const result = play("attack mira", { dice: fails, parts: { facts: [promised("open the safe")] } });
    expect(result.state_diff.facts_update).toMatchObject([{ id: "p1", object: { void: true } }]);
  });
  test("of the player's character takes no dice and is remembered", () => {
    const result = play([{ action: "persuade", target_id: "mira", details: "I promise Mira to bring the lamp back" }]);
    expect(result.rolls).toEqual([]);
    expect(textsOf(result, "promise_made")).toEqual(["You promise Mira Sato to bring the lamp back."]);
  });
  test("of the player's character is kept by handing over what it names", () => {
    const own = fact("o1", "kai", "Kai has promised Mira Sato to bring the lamp back.", {
      predicate: "promised",
      visibility: "known",
      object: { text: "x", to: "bring the lamp back", toward: "mira", kept: false },
    });
    const result = play([{ action: "give", target_id: "mira", details: "the oil lamp" }], {
      parts: { facts: [own], inventory: [carried("lamp")] },
    });
    expect(textsOf(result, "promise_kept")).toEqual(["You keep your promise to bring the lamp back."]);
    expect(result.state_diff.relationship_changes).toMatchObject([{ b_id: "mira", delta: 1 }]);
  });
});
