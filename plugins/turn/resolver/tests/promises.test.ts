import { describe, expect, test } from "vitest";
import { fact } from "../../validator/tests/world.ts";
import { fails, play, textsOf, works } from "./play.ts";

const say = (details: string) => ({ action: "say", target_id: "mira", details });
const distrust = [{ a_id: "mira", b_id: "kai", rel_type: "trust", intensity: -2, notes: {} }];

describe("a promise of the character's", () => {
  test.each([
    ["promise Mira that her brother stays where he is", "You promise Mira Sato that her brother stays where he is."],
    ["I promise her that whatever she says, I will not let them take him", "You promise Mira Sato to not let them take him."],
    ["I swear I'll keep quiet about it, Mira", "You promise Mira Sato to keep quiet about it."],
    ["I swear to Mira on the register that I will not sign", "You promise Mira Sato to not sign."],
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
  expect(textsOf(result, "npc_action")).toEqual(['"And a good one to you," says Mira Sato.']);
  expect(textsOf(result, "fact_discovered")).toEqual([]);
});

test("what cannot be taken is put nowhere, and that is said once", () => {
  const result = play([
    { action: "take", target_id: "", details: "take the ribbon" },
    { action: "use", target_id: "", details: "play with it", depends: true },
  ]);
  expect(result.blocked_actions).toMatchObject([{ code: "depends" }]);
});

const name = fact("name", "bar", "The name of the dead courier is Emeric Vail.", { tags: ["guarded", "told_by:mira"] });
const agree = (who: string, to: string) => ({ kind: "agree", who, to });
const trust = (intensity: number) => [{ a_id: "kai", b_id: "mira", rel_type: "trust", intensity, notes: {} }];
const askName = (to: string, more: object = {}) => ({ action: "ask", target_id: "mira", effects: [agree("mira", to)], ...more });

describe("to agree to tell something", () => {
  test.each([
    "to tell the dead courier's name",
    "to tell me the name of the courier",
    "to say who the dead courier is",
    "reveal the name of the dead courier",
    "to name the dead courier",
  ])("is to tell it at once: %s", (to) => {
    const result = play([askName(to)], { parts: { facts: [name], relationships: trust(3) } });
    expect(textsOf(result, "fact_discovered")).toEqual(["The name of the dead courier is Emeric Vail."]);
    expect(textsOf(result, "promise_made")).toEqual([]);
  });
  test("is kept back as any answer is by who does not trust enough", () => {
    const result = play([askName("to tell the dead courier's name")], { parts: { facts: [name] } });
    expect(textsOf(result, "npc_action")).toEqual([expect.stringContaining("why should I tell that to you")]);
    expect(textsOf(result, "promise_made")).toEqual([]);
  });
  test("comes beside what else is asked", () => {
    const join = { kind: "join", who: "mira" };
    const action = askName("", { effects: [join, agree("mira", "to tell the dead courier's name")] });
    const result = play([action], { parts: { facts: [name], relationships: trust(6) } });
    expect(textsOf(result, "fact_discovered")).toHaveLength(1);
    expect(textsOf(result, "party_changed")).toHaveLength(1);
  });
  test.each([
    "to tell no one the courier's name",
    "to tell Okafor the truth",
    "to tell the doctor his name",
    "to say his name at the grave",
    "to tell me the name when the boat comes",
  ])("later, to others or to no one is a promise: %s", (to) => {
    const result = play([askName(to)], { parts: { facts: [name], relationships: trust(6) } });
    expect(textsOf(result, "fact_discovered")).toEqual([]);
    expect(textsOf(result, "promise_made")).toHaveLength(1);
  });
  test("is kept, where it was promised, by telling it", () => {
    const to = "tell the dead courier's name";
    const object = { text: "x", to, toward: "", kept: false, effects: [] };
    const promised = fact("p", "mira", "x", { predicate: "promised", visibility: "known", object });
    const action = { action: "ask", target_id: "mira", topic: "the dead courier's name", details: "The name, Mira" };
    const result = play([action], { parts: { facts: [name, promised] } });
    expect(textsOf(result, "fact_discovered")).toHaveLength(1);
    expect(textsOf(result, "promise_kept")).toEqual(["Mira Sato keeps the promise to tell the dead courier's name."]);
  });
});

describe("a promise for something in return", () => {
  const bargain = (wanted: object) => ({
    action: "negotiate",
    target_id: "mira",
    details: "I promise her that nobody will move him while I am here, if she will tell me his name",
    effects: [agree("kai", "to let nobody move him"), wanted],
    risk_flags: ["contested"],
  });
  const tells = bargain(agree("mira", "to tell the dead courier's name"));
  const given = "You promise Mira Sato that nobody will move him while you are here.";

  test("binds once the answer is given", () => {
    const result = play([tells], { dice: works, parts: { facts: [name] } });
    expect(textsOf(result, "fact_discovered")).toHaveLength(1);
    expect(textsOf(result, "promise_made")).toEqual([given]);
  });
  test("binds to nothing where it is refused", () => {
    const result = play([tells], { dice: fails, parts: { facts: [name] } });
    expect(textsOf(result, "fact_discovered")).toEqual([]);
    expect(textsOf(result, "promise_made")).toEqual([]);
    expect(textsOf(result, "nothing_changed")).toContain("Nothing was given for your word, and you do not owe it.");
  });
  test("has both halves where the other promises too", () => {
    const result = play([bargain(agree("mira", "to keep the back door open until dawn"))], {
      dice: works,
      parts: { relationships: trust(3) },
    });
    expect(textsOf(result, "promise_made")).toEqual(["Mira Sato promises to keep the back door open until dawn.", given]);
  });
});

test("a question to the game beside an action is asked of the narrator and takes no time", () => {
  const asks = { action: "look", details: "question: about Mira", topic: "Did she agree?" };
  const result = play([asks, "take lamp"]);
  expect(textsOf(result, "action_succeeded")[0]).toBe('The player asks, to be answered from what is known: "Did she agree?"');
  expect(result.state_diff.scene_update.time).toEqual(play("take lamp").state_diff.scene_update.time);
});

test("a promise to lead that is only repeated is not kept by that", () => {
  const word = fact("word", "mira", "Mira Sato promises to take you to the pier.", {
    predicate: "promised",
    visibility: "known",
    object: { text: "Mira Sato promises to take you to the pier.", to: "take you to the pier", effects: [], kept: false },
  });
  const again = { action: "ask", target_id: "mira", effects: [agree("mira", "to take you to the pier")] };
  const result = play([again], { parts: { facts: [word], relationships: trust(3) } });
  expect(textsOf(result, "promise_kept")).toEqual([]);
  expect(textsOf(result, "promise_made")).toEqual([]);
});
