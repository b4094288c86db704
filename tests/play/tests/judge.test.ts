import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import { expect, test } from "vitest";
import type { Account, Act } from "../judge/account.ts";
import { judge } from "../judge/verdict.ts";
import { Sentence } from "../sentence.ts";

const actions = actionsOf({});
const act = (verb: string, targets: string[] = [], said = ""): Act => {
  const found = actions.find(verb);
  return { verb: found.verb, family: found.family, targets, said, question: null };
};
const asking = (topic: string): Act => ({ ...act("look"), question: topic });
const nothing: Account = {
  done: [],
  allowed: [],
  blocked: [],
  notAttempted: [],
  dropped: [],
  questions: [],
  asks: false,
  speech: "",
  tableTalk: "",
  changes: [],
};
const doing = (done: Act[], rest: Partial<Account> = {}): Account => ({ ...nothing, done, allowed: done, ...rest });
const sentence = (parts: object): Sentence => Sentence.parse({ id: "aa-001", text: "x", answer: "action", ...parts });
const grade = (parts: object, account: Account) => judge(sentence(parts), account, (word) => actions.find(word)).grade;

const takeKey = { actions: [{ verbs: ["take", "steal"], targets: ["key"] }] };
const handOver = [{ kind: "transfer", words: ["key", "pc", "odo"] }];

test.each([
  ["the meant action with any of its verbs", takeKey, doing([act("steal", ["key"])]), "understood"],
  ["a synonym of a verb", takeKey, doing([act("grab", ["key"])]), "understood"],
  ["any target where none is certain", { actions: [{ verbs: ["take"], targets: [""] }] }, doing([act("take", ["lamp"])]), "understood"],
  ["one of two actions", { actions: [...takeKey.actions, { verbs: ["give"], targets: ["odo"] }] }, doing([act("take", ["key"])]), "half"],
  [
    "two actions in the wrong order",
    { actions: [...takeKey.actions, { verbs: ["give"], targets: ["odo"] }] },
    doing([act("give", ["odo"]), act("take", ["key"])]),
    "half",
  ],
  [
    "an idle action left out",
    { actions: [...takeKey.actions, { verbs: ["wait"], targets: [""] }] },
    doing([act("take", ["key"])]),
    "understood",
  ],
  ["an idle action that is all there is left out", { actions: [{ verbs: ["wait"], targets: [""] }] }, nothing, "missed"],
  ["another target", takeKey, doing([act("take", ["lamp"])]), "wrong"],
  ["another kind of action", takeKey, doing([act("attack", ["key"])]), "wrong"],
  ["a closer look first", takeKey, doing([act("examine", ["key"]), act("take", ["key"])]), "understood"],
  ["a look alone", takeKey, doing([act("look", ["key"])]), "missed"],
  ["a step up to what it is done to", takeKey, doing([act("go", ["key"]), act("take", ["key"])]), "understood"],
  ["a step up to something else", takeKey, doing([act("go", ["lamp"]), act("take", ["key"])]), "wrong"],
  [
    "a way to another place",
    takeKey,
    doing([act("go", ["key"]), act("take", ["key"])], { changes: [{ kind: "move", words: ["pc", "key"] }] }),
    "wrong",
  ],
  ["a question back", takeKey, { ...nothing, asks: true }, "missed"],
  [
    "a feature by some of its words",
    { actions: [{ verbs: ["open"], targets: ["feature:the iron door"] }] },
    doing([act("open", ["feature:door"])]),
    "understood",
  ],
  [
    "the topic in other words",
    { actions: [{ verbs: ["ask"], targets: ["odo"], topic: ["ferry"] }] },
    doing([act("ask", ["odo"], "about boats")]),
    "half",
  ],
  [
    "a form of the topic's word",
    { actions: [{ verbs: ["ask"], targets: ["odo"], topic: ["ferry"] }] },
    doing([act("ask", ["odo"], "about ferries")]),
    "understood",
  ],
] as const)("an action: %s", (_, parts, account, expected) => {
  expect(grade(parts, account)).toBe(expected);
});

const give = { actions: [{ verbs: ["give"], targets: ["odo"] }] };
const given = [act("give", ["odo"])];

test.each([
  ["happened", { effects: ["transfer key pc odo"] }, handOver, "understood"],
  ["happened from wherever", { effects: ["transfer key * odo"] }, handOver, "understood"],
  ["went to someone else", { effects: ["transfer key pc bree"] }, handOver, "half"],
  ["did not happen", { effects: ["agree odo"] }, handOver, "half"],
  ["is not checked", {}, handOver, "understood"],
  ["is none, and something changed", { effects: [] }, handOver, "half"],
  ["is none, and time passed", { effects: [] }, [{ kind: "pass_time", words: ["5"] }], "understood"],
  ["must never happen", { never: ["transfer key"] }, handOver, "wrong"],
  ["must never happen to another", { never: ["transfer lamp"] }, handOver, "understood"],
  ["takes about as long", { effects: ["pass_time 30"] }, [{ kind: "pass_time", words: ["40"] }], "understood"],
  ["takes far too short", { effects: ["pass_time 120"] }, [{ kind: "pass_time", words: ["15"] }], "half"],
] as const)("an effect that %s", (_, parts, changes, expected) => {
  expect(grade({ ...give, ...parts }, doing(given, { changes }))).toBe(expected);
});

test("a verb that must never be carried out makes a sentence wrong", () => {
  expect(grade({ ...give, never: ["verb give"] }, doing(given))).toBe("wrong");
});

test.each([
  ["question", doing([], { questions: ["inventory"] }), "understood"],
  ["question", doing([], { questions: ["unclear"], asks: true }), "missed"],
  ["question", doing([act("take", ["key"])]), "wrong"],
  ["question", doing([asking("time"), act("take", ["key"])], { questions: ["time"] }), "wrong"],
  ["speech", doing([act("say", [], "Hello")], { speech: "Hello" }), "understood"],
  ["speech", doing([act("talk", ["odo"], "Hello")]), "understood"],
  ["speech", doing([act("take", ["key"])], { speech: "Hello" }), "wrong"],
  ["table_talk", { ...nothing, tableTalk: "back in a minute" }, "understood"],
  ["table_talk", doing([act("go", ["door"])], { tableTalk: "back in a minute" }), "wrong"],
  ["clarify", { ...nothing, asks: true }, "understood"],
  ["clarify", doing([act("open", ["door"])]), "wrong"],
  ["refuse", { ...nothing, blocked: [act("take", ["key"])] }, "understood"],
  ["refuse", doing([act("say", ["odo"])], { blocked: [act("take", ["key"])] }), "understood"],
  ["refuse", { ...nothing, blocked: [act("take", ["key"])], changes: handOver }, "missed"],
  ["refuse", doing([act("take", ["key"])]), "wrong"],
] as const)("a sentence to be answered as %s", (answer, account, expected) => {
  expect(grade({ answer, ...(answer === "refuse" ? takeKey : {}) }, account)).toBe(expected);
});

test("an expected action without any trace is silent; one that is refused or put off is not", () => {
  const parts = { actions: [...takeKey.actions, { verbs: ["give"], targets: ["odo"] }, { verbs: ["sneak"], targets: ["bree"] }] };
  const verdict = judge(sentence(parts), { ...doing([act("take", ["key"])]), blocked: [act("give", ["odo"])] }, (word) =>
    actions.find(word),
  );
  expect(verdict).toMatchObject({ silent: 1, expected: 3 });
});

test("each trace stands for one expected action only", () => {
  const parts = {
    actions: [
      { verbs: ["ask"], targets: ["odo"] },
      { verbs: ["ask"], targets: ["bree"] },
    ],
  };
  expect(judge(sentence(parts), doing([act("ask", ["odo"])]), (word) => actions.find(word)).silent).toBe(1);
});
