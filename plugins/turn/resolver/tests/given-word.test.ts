import { describe, expect, test } from "vitest";
import { fact } from "../../validator/tests/world.ts";
import { play, textsOf } from "./play.ts";

const promise = (who: string, to: string, rest = {}) =>
  fact(`p-${who}`, who, "", {
    predicate: "promised",
    object: { text: "", to, toward: who === "kai" ? "mira" : "kai", kept: false, effects: [], ...rest },
    visibility: "known",
  });
const act = (action: string, target_id: string, details: string, facts: readonly ReturnType<typeof fact>[], topic = "") =>
  play([{ action, target_id, details, topic }], { parts: { facts: [...facts] } });

describe("the character's word that somebody stays unnamed", () => {
  const word = promise("kai", "keep Mira's name out of it");
  test.each([
    ["is told as the source", "I tell Okafor that Mira told me about the courier"],
    ["is said to have seen it", "I tell Okafor that Mira saw him fall"],
  ])("is broken where she %s", (_, details) => {
    const turn = act("say", "brute", details, [word]);
    expect(textsOf(turn, "promise_broken")).toEqual([
      "You have broken your promise to Mira Sato to keep Mira's name out of it. It will get back.",
    ]);
    expect(turn.state_diff.relationship_changes).toMatchObject([{ b_id: "mira", delta: -2 }]);
  });
  test.each([
    ["she is asked about", "brute", "I ask Okafor what Mira told him?"],
    ["it is said to herself", "mira", "I say to Mira that Mira told me"],
    ["somebody else is named", "brute", "I tell Okafor that the courier told me about the tower"],
  ])("is not broken where %s", (_, target, details) => {
    expect(textsOf(act("say", target, details, [word]), "promise_broken")).toEqual([]);
  });
  test("is held against who broke it, once", () => {
    const broken = promise("kai", "keep Mira's name out of it", { broken: true, void: true });
    const turn = act("greet", "mira", "Hello, Mira.", [broken]);
    expect(textsOf(turn, "npc_action").join(" ")).toMatch(/promised|word|So it was you|trust|what you said/);
    expect(turn.state_diff.facts_update).toMatchObject([{ object: { reproached: true } }]);
    expect(
      textsOf(
        act("greet", "mira", "Hello, Mira.", [promise("kai", "keep quiet", { broken: true, void: true, reproached: true })]),
        "npc_action",
      ).join(" "),
    ).not.toMatch(/promised|your word|So it was you/);
  });
});

describe("the character's word not to do something", () => {
  test.each([
    ["not to write it down unless Mira allows it", "write", "", "I write it in my book"],
    ["never to touch the jukebox again", "touch", "feature:the jukebox", "I touch the jukebox"],
    ["not to attack Okafor", "hit", "brute", "I hit Okafor"],
  ])("is broken: %s", (to, action, target, details) => {
    const turn = play([{ action, target_id: target, details }], { parts: { facts: [promise("kai", to)] }, dice: [6, 6, 6, 6, 6, 6] });
    expect(textsOf(turn, "promise_broken")).toHaveLength(1);
  });
  test.each([
    ["what is done is something else", "not to write it down", "read", "", "I read my book"],
    ["it is done to something else", "not to touch the jukebox", "touch", "feature:the bar", "I touch the bar"],
    ["it was for a time", "not to write it down until noon", "write", "", "I write it in my book"],
  ])("is not broken where %s", (_, to, action, target, details) => {
    expect(textsOf(act(action, target, details, [promise("kai", to)]), "promise_broken")).toEqual([]);
  });
  test("is not broken where it has been allowed since", () => {
    const facts = [promise("kai", "not to write it down unless Mira allows it"), promise("mira", "let you write it down")];
    expect(textsOf(act("write", "", "I write it in my book", facts), "promise_broken")).toEqual([]);
  });
});

describe("who has promised to help", () => {
  const secret = fact("secret", "tower", "The back stair of the tower is never locked.", { tags: ["guarded", "told_by:mira"] });
  test("tells what they keep back, and the promise is kept", () => {
    const turn = act(
      "ask",
      "mira",
      "What really happened to Rufus?",
      [promise("mira", "help you"), secret],
      "what really happened to Rufus",
    );
    expect(textsOf(turn, "fact_discovered")).toEqual(["The back stair of the tower is never locked."]);
    expect(textsOf(turn, "promise_kept")).toEqual(["Mira Sato keeps the promise to help you."]);
  });
  test.each([
    ["who promised nothing", []],
    ["who promised something else", [promise("mira", "open the safe")]],
  ])("but not %s", (_, promises) => {
    expect(
      textsOf(
        act("ask", "mira", "What really happened to Rufus?", [...promises, secret], "what really happened to Rufus"),
        "fact_discovered",
      ),
    ).toEqual([]);
  });
});

describe("a favour that is owed", () => {
  const owed = promise("mira", "owe you one favour");
  const guarded = fact("boss", "bar", "The boss of the harbour is Kessler.", { tags: ["guarded", "told_by:mira"] });
  const parts = { facts: [owed, guarded] };
  const callIn = (more: object) => ({ action: "ask", target_id: "mira", details: "I call in that favour", ...more });
  test("buys an answer that is kept back", () => {
    const result = play([callIn({ topic: "who is the boss of the harbour" })], { parts });
    expect(textsOf(result, "fact_discovered")).toEqual(["The boss of the harbour is Kessler."]);
    expect(textsOf(result, "promise_kept")).toHaveLength(1);
  });
  test("stays open until it is said what for", () => {
    const result = play([callIn({ effects: [{ kind: "agree", who: "mira", to: "to keep that promise" }] })], { parts });
    expect(textsOf(result, "promise_kept")).toEqual([]);
    expect(textsOf(result, "npc_action")).toEqual(['Mira Sato has not forgotten it. "What is it to be?"']);
  });
});

describe("news", () => {
  const known = fact("log", "bar", "The log clears her.", { visibility: "known", discovered_turn: 1 });
  const tell = (details: string) => ({
    action: "talk",
    target_id: "mira",
    details,
    effects: [{ kind: "learn", who: "mira", fact: "log" }],
  });
  test("is answered by who hears it", () => {
    const [said = ""] = textsOf(play([tell("tell Mira that the log clears her")], { parts: { facts: [known] } }), "npc_action");
    expect(said).toContain("Mira Sato");
  });
  test("is known to who knew it, and they say so when they are asked", () => {
    const facts = [{ ...known, tags: ["told_by:mira"] }];
    const [said = ""] = textsOf(play([tell("The log clears her. You knew, did you not?")], { parts: { facts } }), "npc_action");
    expect(said).toMatch(/knew|known|if I did/);
  });
});

describe("what follows where others do not do as they are told is no promise", () => {
  test.each([
    "Tell me what this is, or I swear I'll take it straight to the tower.",
    "If you don't talk, I promise I will burn this place down.",
    "I swear I'll go to the police unless you talk.",
  ])("%s", (details) => expect(textsOf(act("intimidate", "mira", details, [], "what this is"), "promise_made")).toEqual([]));

  test("and what is demanded is answered beside what else is", () => {
    const effects = [{ kind: "agree", who: "mira", to: "to patch me up" }];
    const details = "Patch me up and tell me who you are, or I swear I'll go to the tower.";
    const told = play([{ action: "intimidate", target_id: "mira", details, topic: "who you are", effects }], { dice: [6, 6] });
    expect(told.engine_events.some(({ details: { answered } }) => answered === true)).toBe(true);
  });
});
