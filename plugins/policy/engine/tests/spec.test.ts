import {
  correct,
  evaluate,
  extractText,
  iterationLimits,
  loadPolicies,
  planCorrections,
  rootsOf,
} from "freeform-rpg/plugins/policy/engine/lib";
import type { Case, CorrectOptions, Fix, Predicate } from "freeform-rpg/plugins/policy/engine";
import { Severity } from "freeform-rpg/schemas/policy";
import { expect, test } from "vitest";

const rule = (rule_id: string, expression: object, more: object = {}) => ({
  rule_id,
  description: rule_id,
  severity: "error",
  expression,
  ...more,
});
const policy = (rules: object[], more: object = {}) => ({
  policy_id: "p",
  name: "P",
  description: "",
  version: "1.0.0",
  tier: "T1",
  rules,
  ...more,
});
const never = (word: string) => ({ forall: { var: "c", in: "claims", condition: { not: { predicate: "contains", args: ["c", word] } } } });
const swap = (name: string, from: string, to: string, strategy: Fix["strategy"] = "patch"): Fix => ({
  name,
  strategy,
  propose: (_, { graph }) => {
    const start = graph.text.indexOf(from);
    return start === -1 ? undefined : [{ location: { start, end: start + from.length }, replacement: to, explanation: `${from} to ${to}` }];
  },
});
const run = (text: string, policies: object[], options: Partial<CorrectOptions> = {}) =>
  correct(text, { policies: loadPolicies({ policies }), extract: (one) => extractText(one), ...options });

test("the rounds are those of the specification", () => {
  expect(iterationLimits).toEqual({ patch: 3, insert: 3, rewrite: 2, mixed: 5 });
});

test.each([
  ["fatal", "error"],
  ["major", "error"],
  ["minor", "warning"],
])("the severity %s is read as %s", (given, read) => expect(Severity.parse(given)).toBe(read));

test("strategies that are mixed are tried five times in all", async () => {
  const wrong: Predicate = { name: "right", params: ["claim"], holds: () => false, explain: (_, { graph }) => ({ message: graph.text }) };
  // The rounds take turns: a patch, then an insertion, each as wrong as the last in another way.
  const propose =
    (strategy: Fix["strategy"]): Fix["propose"] =>
    (_, { graph }) => {
      const round = Number(/\d+/.exec(graph.text)?.[0]);
      const replacement = `Wrong ${round + 1}.`;
      return (round % 2 === 0) === (strategy === "patch")
        ? [{ location: { start: 0, end: graph.text.length }, replacement, explanation: "" }]
        : undefined;
    };
  const all = { forall: { var: "c", in: "claims", condition: { predicate: "right", args: ["c"] } } };
  const rules = [rule("patch", all, { fix: "patch" }), rule("insert", all, { fix: "insert" })];
  const policies = loadPolicies({ policies: [policy(rules)], predicates: [wrong] });
  const fixes: Fix[] = [
    { name: "patch", strategy: "patch", propose: propose("patch") },
    { name: "insert", strategy: "insert", propose: propose("insert") },
  ];
  const report = await correct("Wrong 0.", { policies, extract: (one) => extractText(one), fixes });
  expect(report).toMatchObject({ termination: "limit", iterations: 5 });
  expect(report.residual_violations[0]?.reason).toContain("used up");
});

test("a violation that a fix causes is corrected in the next round", async () => {
  const policies = [policy([rule("no-red", never("red"), { fix: "a" }), rule("no-blue", never("blue"), { fix: "b" })])];
  const report = await run("The red door.", policies, { fixes: [swap("a", "red", "blue"), swap("b", "blue", "oak")] });
  expect(report).toMatchObject({ corrected_text: "The oak door.", termination: "passed", iterations: 2, verification_status: "passed" });
  expect(report.corrections.map(({ original, replacement }) => [original, replacement])).toEqual([
    ["red", "blue"],
    ["blue", "oak"],
  ]);
});

test("a correction that makes matters worse is dropped", async () => {
  const policies = [policy([rule("no-red", never("red"), { fix: "a" }), rule("no-blue", never("blue")), rule("no-green", never("green"))])];
  const report = await run("The red door.", policies, { fixes: [swap("a", "red", "blue green")] });
  expect(report).toMatchObject({ corrected_text: "The red door.", verification_status: "failed", corrections: [], untouched_share: 1 });
});

test("every violation is corrected, or left with its reason", async () => {
  const policies = [
    policy([rule("no-red", never("red"), { fix: "a" }), rule("no-oak", never("oak")), rule("hint", never("door"), { severity: "info" })]),
  ];
  const report = await run("A red wall. An oak door.", policies, { fixes: [swap("a", "red", "blue")] });
  expect(report.corrected_text).toBe("A blue wall. An oak door.");
  expect(report.residual_violations.map(({ rule_id, reason }) => [rule_id, reason !== ""])).toEqual([
    ["no-oak", true],
    ["hint", true],
  ]);
});

test("what a fix does not touch stays, unit by unit", async () => {
  const text = "  First,\ta 🎲 wall — “red”.\r\n\r\n* second   line…  ";
  const report = await run(text, [policy([rule("no-red", never("red"), { fix: "a" })])], { fixes: [swap("a", "red", "blue")] });
  expect(report.corrected_text).toBe(text.replace("red", "blue"));
  expect(report.untouched_share).toBeGreaterThan(0.9);
});

test("each correction can be made again from its report", async () => {
  const policies = [
    policy([
      rule("no-a", never("alpha"), { fix: "a" }),
      rule("no-b", never("beta"), { fix: "b" }),
      rule("no-g", never("gamma"), { fix: "g" }),
    ]),
  ];
  const fixes = [swap("a", "alpha", "a longer word"), swap("b", "beta", "b"), swap("g", "gamma", "", "insert")];
  const report = await run("alpha one. beta two. gamma three.", policies, { fixes });
  const again = report.corrections.reduce((text, { location, original, replacement }) => {
    expect(text.slice(location.start, location.end)).toBe(original);
    return text.slice(0, location.start) + replacement + text.slice(location.end);
  }, report.original_text);
  expect(again).toBe(report.corrected_text);
});

test("a rewrite of a section holds whole paragraphs, and leaves the others alone", async () => {
  const sections: string[] = [];
  const rewrite = ({ section }: { section: string }) => (
    sections.push(section),
    section.replaceAll("red", "blue").replaceAll("oak", "elm")
  );
  const policies = [policy([rule("no-red", never("red"), { kind: "semantic" }), rule("no-oak", never("oak"), { kind: "semantic" })])];
  const report = await run("First.\n\nA red oak. It stands.\n\nLast.", policies, { rewrite });
  expect(sections).toEqual(["A red oak. It stands."]);
  expect(report).toMatchObject({ corrected_text: "First.\n\nA blue elm. It stands.\n\nLast.", termination: "passed" });
});

const cases = (text: string, rules: object[]): Case[] => {
  const set = loadPolicies({ policies: [policy(rules)] });
  const [first] = set.policies;
  return evaluate(set, extractText(text)).flatMap((violation) => {
    const found = first?.rules.find(({ rule_id }) => rule_id === violation.rule_id);
    return first && found ? [{ violation, rule: found, policy: first }] : [];
  });
};

test("causes come before their effects, through a chain", () => {
  const chain = [rule("c", never("x"), { caused_by: ["b"] }), rule("b", never("x"), { caused_by: ["a"] }), rule("a", never("x"))];
  expect(rootsOf(cases("An x.", chain)).map((one) => one.rule.rule_id)).toEqual(["a"]);
});

test("groups come by severity, then by place", () => {
  const rules = [rule("warns", never("one"), { severity: "warning" }), rule("late", never("three")), rule("early", never("two"))];
  const text = "Here is one. Here is two. Here is three.";
  expect(planCorrections(cases(text, rules), text).map((group) => group.cases[0]?.rule.rule_id)).toEqual(["early", "late", "warns"]);
});

test("fatal violations come before major ones, and those before minor ones, wherever they are", () => {
  const rules = [
    rule("plain", never("one")),
    rule("minor", never("two"), { severity: "minor" }),
    rule("major", never("three"), { severity: "major" }),
    rule("fatal", never("four"), { severity: "fatal" }),
  ];
  const text = "Here is two. Here is one. Here is three. Here is four.";
  const planned = planCorrections(cases(text, rules), text).map(({ cases: [one] }) => [one?.rule.rule_id, one?.violation.severity]);
  expect(planned).toEqual([
    ["fatal", "error"],
    ["plain", "error"],
    ["major", "error"],
    ["minor", "warning"],
  ]);
});
