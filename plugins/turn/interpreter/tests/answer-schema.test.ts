import { expect, test } from "vitest";
import { answerSchema } from "freeform-rpg/plugins/turn/interpreter/lib";

const ids = ["neo:ota", "neo:chen", "slate", "neo:market", "old:market", "order_signed"];
const read = (text: string, answer: unknown) => answerSchema({ text, ids }).parse(answer);

test("a short answer is written out: ids complete, details and intent in the player's words", () => {
  const text = "I hand Chen the slate, and  nod to Ota";
  const give = { v: "Give", t: "chen", q: "I hand Chen", i: "slate", fx: [["transfer", "slate", "chen", "pc"]] };
  expect(read(text, { do: [give, { v: "social", t: "[neo:ota]", q: "NOD to" }] })).toMatchObject({
    intent: "I hand Chen the slate, and nod to Ota",
    referenced_entities: ["neo:chen", "slate", "neo:ota"],
    proposed_actions: [
      {
        action: "give",
        target_id: "neo:chen",
        instrument: "slate",
        details: "I hand Chen the slate",
        effects: [{ kind: "transfer", item: "slate", to: "neo:chen", from: "pc" }],
      },
      { action: "social", target_id: "neo:ota", details: "nod to Ota", effects: [] },
    ],
  });
});

test.each([
  ["Odd question, Ota: who else had the key that night?", "Odd question, Ota: … the key that night?", undefined],
  ['"Come  in," I say.', "come in", undefined],
  ['"You sold him, didn\'t you."', "You sold him, … him, didn't you.", "You sold him, didn't you."],
  [
    '"Sefa," I say without turning round, "who lives next door these days?"',
    "Sefa, who lives … door these days?",
    "Sefa, who lives next door these days?",
  ],
  ['I sigh. "Enough." I leave.', "That is … quite enough", "Enough."],
  ["He said nothing", "nowhere … to be found", "nowhere … to be found"],
])("of %j, %j is the passage that it names", (text, say, kept = text) => {
  const { speech } = read(text, { say });
  expect(speech).toBe(say.includes("…") ? kept : say);
});

test.each([
  [["settle", "who_did_it", "resolved"], { kind: "settle", values: ["who_did_it", "resolved"] }],
  [["learn", "ota", "order_signed"], { kind: "learn", who: "neo:ota", fact: "order_signed" }],
  [["place", "slate", "neo:market", "feature:the bin"], { kind: "place", item: "slate", at: "feature:the bin" }],
  [["place", "slate", "market", 2], { kind: "place", item: "slate", at: "market", quantity: 2 }],
  [["pass_time", "22:30"], { kind: "pass_time", until: "22:30" }],
  [["pass_time", 90], { kind: "pass_time", minutes: 90 }],
  [["transfer", "slate", "pc", "", "3"], { kind: "transfer", item: "slate", to: "pc", quantity: 3 }],
  [["move", "pc", "market"], { kind: "move", who: "pc", to: "market" }],
  [
    { kind: "open_gate", gate: 9 },
    { kind: "open_gate", gate: 9 },
  ],
  ["gone", { kind: "malformed", value: "gone" }],
])("the effect %j is %j", (given, effect) => {
  expect(read("x", { do: [{ v: "do", fx: [given] }] }).proposed_actions[0]?.effects).toEqual([effect]);
});

test("a question beside an action keeps the player's words for it", () => {
  const doing = [
    { ask: "about Ota", q: "Did she" },
    { v: "take", t: "slate", q: "I take" },
  ];
  expect(read("Did she promise anything? I take the slate.", { do: doing }).proposed_actions).toMatchObject([
    { action: "look", details: "question: about Ota", topic: "Did she promise anything?" },
    { action: "take", topic: "" },
  ]);
});

test("a question to the game is a look with its topic, and a single effect needs no list", () => {
  expect(read("how am I?", { do: { ask: "self" } }).proposed_actions).toMatchObject([{ action: "look", details: "question: self" }]);
  const [action] = read("x", { do: [{ v: "join", fx: ["join", "ota"] }] }).proposed_actions;
  expect(action?.effects).toEqual([{ kind: "join", who: "neo:ota" }]);
});

test("unknown risks, null and other letter case do no harm", () => {
  const short = { do: [{ v: "shoot", t: null, r: ["Violence", "spooky"], dep: 1, min: "20" }], risk: "DANGEROUS", see: "sniper" };
  expect(read("x", short)).toMatchObject({
    risk_flags: ["dangerous"],
    perception_flags: ["sniper"],
    proposed_actions: [{ target_id: "", risk_flags: ["violence"], depends: true, estimated_minutes: 20, details: "x" }],
  });
});

test("the fields of earlier versions are read as they were", () => {
  const long = { intent: "to wait", proposed_actions: [{ action: "wait", details: "I wait", target_id: "chen" }] };
  expect(read("I wait", long)).toMatchObject({ intent: "to wait", proposed_actions: [{ details: "I wait", target_id: "chen" }] });
});

test.each([[{}], ["wait"], [null], [{ do: [{ t: "ota" }] }], [{ do: [7] }]])("%j says nothing and is no answer", (answer) => {
  expect(answerSchema({ text: "x", ids }).safeParse(answer).success).toBe(false);
});

test("what is wrong is named by the keys of the answer", () => {
  const issues = answerSchema({ text: "x", ids }).safeParse({ do: [{ t: "ota" }] }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join("."))).toEqual(["do.0.v"]);
});
