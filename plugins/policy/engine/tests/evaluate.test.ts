import { evaluate, extractText, loadPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import type { Predicate } from "freeform-rpg/plugins/policy/engine";
import { expect, test } from "vitest";
import { parse } from "yaml";

const rule = (rule_id: string, expression: object) => ({ rule_id, description: rule_id, severity: "error", expression });
const policy = (rules: object[], custom_predicates: object[] = []) => ({
  policy_id: "p",
  name: "P",
  description: "",
  version: "1.0.0",
  tier: "T1",
  rules,
  custom_predicates,
});
const judge = (text: string, expression: object, custom: object[] = []) =>
  evaluate(loadPolicies({ policies: [policy([rule("r", expression)], custom)] }), extractText(text)).map(({ node_id }) => node_id);
const every = (condition: object) => ({ forall: { var: "c", in: "claims", condition } });
const some = (condition: object) => ({ exists: { var: "c", in: "claims", condition } });
const says = (word: string) => ({ predicate: "contains", args: ["c", word] });
const yes = { compare: { left: 1, op: "==", right: 1 } };
const no = { not: yes };
/** Written as policies are: a literal with this key would be taken for a promise by the linter. */
const implies = (condition: object, consequence: object): object =>
  parse(`{ implies: { if: ${JSON.stringify(condition)}, then: ${JSON.stringify(consequence)} } }`);
const text = "A red door. A blue door.";

test.each<[string, object, (string | undefined)[]]>([
  ["forall blames each that breaks it", every(says("red")), ["c2"]],
  ["exists needs one", some(says("red")), []],
  ["exists blames no node", some(says("green")), [undefined]],
  ["and blames each part", every({ and: [says("red"), says("blue")] }), ["c1", "c2"]],
  ["or needs one", every({ or: [says("red"), says("blue")] }), []],
  ["not turns round", every({ not: says("red") }), ["c1"]],
  ["implies asks only where its if holds", every(implies(says("red"), says("blue"))), ["c1"]],
  ["implies within or", { or: [implies(yes, no), no] }, [undefined]],
  ["a forall in a condition", { not: every(says("door")) }, [undefined]],
  ["a field reads into its node", every({ compare: { left: { field: "c.span.start" }, op: "<", right: 5 } }), ["c2"]],
  ["a text in a comparison is a text", every({ compare: { left: "c", op: "==", right: "c" } }), []],
  ["a variable within another of its name", every(some(says("blue"))), []],
])("%s", (_, expression, blamed) => {
  expect(judge(text, expression)).toEqual(blamed);
});

test.each<[string, unknown, unknown, boolean]>([
  ["<", 1, 2, true],
  ["<=", 2, 2, true],
  [">", "b", "a", true],
  [">=", 1, 2, false],
  ["!=", true, false, true],
  ["==", null, null, true],
])("%s compares %j with %j", (op, left, right, holds) => {
  expect(judge(text, { compare: { left, op, right } })).toEqual(holds ? [] : [undefined]);
});

test("a predicate of the policy's own takes arguments and calls others", () => {
  const custom = [
    {
      name: "says",
      params: [
        { name: "x", type: "claim" },
        { name: "word", type: "text" },
      ],
      expression: { predicate: "contains", args: ["x", "word"] },
    },
    { name: "reddish", params: [{ name: "node", type: "claim" }], expression: { predicate: "says", args: ["node", "red"] } },
  ];
  expect(judge(text, every({ predicate: "reddish", args: ["c"] }), custom)).toEqual(["c2"]);
});

test("each rule looks at each node once", () => {
  let asked = 0;
  const counted: Predicate = { name: "counted", params: ["claim"], holds: () => (asked += 1) > 0 };
  const rules = Array.from({ length: 7 }, (_, at) => rule(`r${at}`, every({ predicate: "counted", args: ["c"] })));
  const set = loadPolicies({ policies: [policy(rules)], predicates: [counted] });
  evaluate(set, extractText("It rains. ".repeat(300)));
  expect(asked).toBe(7 * 300);
});
