import { CorrectionReport } from "freeform-rpg/schemas/policy";
import {
  correct,
  createPolicyEngine,
  evaluate,
  extractText,
  loadPolicies,
  planCorrections,
  readPacks,
} from "freeform-rpg/plugins/policy/engine/lib";
import type { CorrectOptions, Fix, Predicate, Verifier } from "freeform-rpg/plugins/policy/engine";
import { expect, test, vi } from "vitest";

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
const never = (pattern: string) => ({
  forall: { var: "c", in: "claims", condition: { not: { predicate: "matches", args: ["c", pattern] } } },
});
const swap = (name: string, from: string, to: string): Fix => ({
  name,
  strategy: "patch",
  propose: ({ location }, { graph }) => {
    const start = location === undefined ? -1 : graph.text.indexOf(from, location.start);
    return start === -1 ? undefined : [{ location: { start, end: start + from.length }, replacement: to, explanation: `${from} to ${to}` }];
  },
});
const run = async (text: string, policies: object[], options: Partial<CorrectOptions> = {}) =>
  CorrectionReport.parse(await correct(text, { policies: loadPolicies({ policies }), extract: (one) => extractText(one), ...options }));

const shipped = loadPolicies({ packs: readPacks().filter((pack) => JSON.stringify(pack).startsWith('{"pack_id":"core.')) });
const tools = [{ name: "transfer", parameters: { type: "object", properties: { amount: { type: "number" } } } }];

test('the text "100" becomes the number that the tool wants', async () => {
  const text = '{"name": "transfer", "arguments": { "amount": "100" }}';
  const extract = (one: string) => extractText(one, { context: { tools_available: tools } });
  const result = await correct(text, { policies: shipped, extract });
  expect(result).toMatchObject({
    corrected_text: '{"name": "transfer", "arguments": { "amount": 100 }}',
    corrections: [
      { violation_id: "v1", strategy: "patch", original: '"100"', replacement: "100", explanation: "Changed string to number" },
    ],
    residual_violations: [],
    verification_status: "passed",
  });
});

test("an uncited claim gets a mark and its source", async () => {
  const known = { sourceOf: () => "https://python.org/history" };
  const result = await correct("Python was created in 1991.", { policies: shipped, extract: (one) => extractText(one), known });
  expect(result.corrected_text).toBe("Python was created in 1991 [1].\n\n[1] https://python.org/history");
  expect(result.corrections).toMatchObject([{ strategy: "insert", replacement: " [1]" }, { strategy: "insert" }]);
  expect(result).toMatchObject({ verification_status: "passed", termination: "passed", iterations: 1 });
});

test("two uncited claims of one source share its mark", async () => {
  const known = { sourceOf: () => "https://python.org/history" };
  const text = "Python was created in 1991. Its first release had 20 modules.";
  const result = await correct(text, { policies: shipped, extract: (one) => extractText(one), known });
  expect(result.verification_status).toBe("passed");
  expect(result.corrected_text).toContain("1991 [1].");
  expect(result.corrected_text.match(/python\.org/g)).toHaveLength(1);
});

test("different sources get different marks", async () => {
  const known = { sourceOf: (claim: string) => `https://example.org/${claim.length}` };
  const text = "Python was created in 1991. Its first release had 20 modules.";
  const result = await correct(text, { policies: shipped, extract: (one) => extractText(one), known });
  expect(result.corrected_text).toMatch(/1991 \[1\]\. .* modules \[2\]\.\n\n\[1\] \S+\n\[2\] \S+$/);
});

const syllogism = "All birds can fly. Penguins are birds. Therefore, penguins can fly.";
const rewritten =
  "Most birds can fly, but there are exceptions. Penguins are birds that have evolved for swimming rather than flying. Their wings have adapted into flippers, making them excellent swimmers but unable to fly.";
const soundness: Verifier = {
  id: "logic.soundness",
  verify: ({ graph }) => ({ overall: graph.operations.some(({ type }) => type === "inference") ? 0.1 : 1 }),
};

test("an unsound inference is rewritten by a model", async () => {
  const policies = loadPolicies({
    policies: [
      policy([
        rule(
          "sound",
          {
            forall: {
              var: "op",
              in: "operations",
              condition: {
                or: [
                  { compare: { left: { field: "op.type" }, op: "!=", right: "inference" } },
                  { verifier: { id: "logic.soundness", threshold: 0.7 } },
                ],
              },
            },
          },
          { kind: "semantic" },
        ),
      ]),
    ],
    verifiers: [soundness],
  });
  const rewrite = vi.fn<() => string>(() => rewritten);
  const result = await correct(`Listen. ${syllogism}`, { policies, extract: (one) => extractText(one), rewrite });
  expect(result.corrected_text).toBe(`Listen. ${rewritten}`);
  expect(rewrite).toHaveBeenCalledWith(expect.objectContaining({ section: syllogism, before: "Listen. " }));
  expect(result).toMatchObject({ verification_status: "passed", corrections: [{ strategy: "rewrite", original: syllogism }] });
});

test("independent violations are corrected one after another, errors first, with spans that follow", async () => {
  const policies = [policy([rule("warns", never("alpha"), { severity: "warning", fix: "a" }), rule("fails", never("beta"), { fix: "b" })])];
  const result = await run("The alpha here. The beta there.", policies, {
    fixes: [swap("a", "alpha", "first letter"), swap("b", "beta", "b")],
  });
  expect(result.corrected_text).toBe("The first letter here. The b there.");
  expect(result.corrections.map(({ original }) => original)).toEqual(["beta", "alpha"]);
  expect(result.untouched_share).toBeGreaterThan(0.6);
});

test("a dependent violation waits until its cause is corrected", async () => {
  const effect = vi.fn<() => undefined>(() => undefined);
  const policies = [
    policy([rule("cause", never("lead"), { fix: "a" }), rule("effect", never("lead"), { fix: "e", caused_by: ["cause"] })]),
  ];
  const result = await run("The lead shines.", policies, {
    fixes: [swap("a", "lead", "gold"), { name: "e", strategy: "patch", propose: effect }],
  });
  expect(result).toMatchObject({ corrected_text: "The gold shines.", verification_status: "passed", iterations: 1 });
  expect(effect).not.toHaveBeenCalled();
});

test("a violation that another one causes is found, and its own fix is not made", async () => {
  const pack = {
    pack_id: "house.v1",
    name: "House",
    version: "1.0.0",
    description: "",
    policies: [
      policy([
        rule(
          "no-promise",
          { forall: { var: "c", in: "claims", condition: { not: { predicate: "contains", args: ["c", "promise"] } } } },
          { fix: "remove" },
        ),
        rule(
          "small-print",
          { or: [{ not: { predicate: "text_matches", args: ["promise"] } }, { predicate: "text_matches", args: ["terms apply"] }] },
          { fix: "small_print", kind: "missing" },
        ),
      ]),
    ],
  };
  const smallPrint: Fix = {
    name: "small_print",
    strategy: "insert",
    propose: (_, { graph: { text } }) => [
      { location: { start: text.length, end: text.length }, replacement: " The terms apply.", explanation: "" },
    ],
  };
  const engine = createPolicyEngine(loadPolicies({ packs: [pack], fixes: [smallPrint] }), { fixes: [smallPrint] });
  const report = await engine.correct("The shop is open. We promise gold.");
  expect(report).toMatchObject({
    corrected_text: "The shop is open.",
    termination: "passed",
    iterations: 1,
    causes: [{ cause: "p/no-promise", effect: "p/small-print" }],
  });
  expect(report.corrections).toHaveLength(1);
});

test("of two conflicting fixes that of the higher policy is made, and the other is reported", async () => {
  const low = policy([rule("low", never("red"), { fix: "low" })], { policy_id: "low", tier: "T3" });
  const high = policy([rule("high", never("red"), { fix: "high" })], { policy_id: "high", tier: "T1" });
  const result = await run("The red door.", [low, high], { fixes: [swap("low", "red", "green"), swap("high", "red", "blue")] });
  expect(result.corrected_text).toBe("The blue door.");
  expect(result.trade_offs).toMatchObject([{ applied: "high/high", set_aside: "low/low" }]);
});

test("fixes that undo each other end as a conflict", async () => {
  const policies = [policy([rule("no-red", never("red"), { fix: "a" }), rule("no-blue", never("blue"), { fix: "b" })])];
  const result = await run("The red door.", policies, { fixes: [swap("a", "red", "blue"), swap("b", "blue", "red")] });
  expect(result).toMatchObject({ termination: "conflict", verification_status: "failed", corrected_text: "The red door." });
  expect(result.residual_violations[0]?.reason).toContain("broke this one again");
});

test("a violation that nothing corrects ends without progress, with the reason", async () => {
  const result = await run("The red door.", [policy([rule("no-red", never("red"), { kind: "semantic" })])]);
  expect(result).toMatchObject({ termination: "no_progress", iterations: 0, untouched_share: 1 });
  expect(result.residual_violations[0]?.reason).toContain("no model was given");
});

test.each([
  ["patch", 3],
  ["insert", 3],
  ["rewrite", 2],
] as const)("%s alone is tried %i times", async (strategy, limit) => {
  let tries = 0;
  const propose: Fix["propose"] = (_, { graph }) => [
    { location: { start: 0, end: graph.text.length }, replacement: `Wrong ${(tries += 1)}.`, explanation: "" },
  ];
  // Each round is wrong in another way, so that neither a standstill nor a circle ends it.
  const wrong: Predicate = {
    name: "is_right",
    params: ["claim"],
    holds: () => false,
    explain: (_, { graph }) => ({ message: graph.text }),
  };
  const all = { forall: { var: "c", in: "claims", condition: { predicate: "is_right", args: ["c"] } } };
  const policies = loadPolicies({ policies: [policy([rule("right", all, { fix: "f" })])], predicates: [wrong] });
  const result = await correct("Wrong 0.", { policies, extract: (one) => extractText(one), fixes: [{ name: "f", strategy, propose }] });
  expect(result).toMatchObject({ termination: "limit", iterations: limit });
  expect(tries).toBe(limit);
});

test("information is reported and never corrected", async () => {
  const result = await run("The red door.", [policy([rule("no-red", never("red"), { severity: "info", fix: "remove" })])]);
  expect(result).toMatchObject({
    verification_status: "passed",
    corrected_text: "The red door.",
    residual_violations: [{ severity: "info" }],
  });
});

const placed = (violation_id: string, start: number, end: number, kind: "isolated" | "missing" | "semantic" = "isolated") => ({
  violation: { violation_id, policy_id: "p", rule_id: "r", severity: "error" as const, message: "", location: { start, end } },
  rule: {
    rule_id: "r",
    description: "",
    expression: { predicate: "is_empty", args: ["x"] },
    severity: "error" as const,
    kind,
    caused_by: [],
  },
  policy: shipped.policies[0]!,
});

test.each([
  ["one isolated", [placed("v1", 0, 5)], [["patch", "local"]]],
  ["one missing", [placed("v1", 0, 5, "missing")], [["insert", "local"]]],
  ["one semantic", [placed("v1", 0, 5, "semantic")], [["rewrite", "local"]]],
  [
    "several independent",
    [placed("v1", 0, 5), placed("v2", 10, 15, "missing")],
    [
      ["patch", "local"],
      ["insert", "local"],
    ],
  ],
  ["several related", [placed("v1", 0, 9), placed("v2", 5, 15)], [["rewrite", "section"]]],
  ["many, systemic", [0, 12, 24, 36, 48, 60].map((at) => placed(`v${at}`, at, at + 11)), [["rewrite", "full"]]],
] as const)("%s: the strategy of the specification's table", (_, cases, expected) => {
  const groups = planCorrections(cases, "x".repeat(72));
  expect(groups.map(({ strategy, scope }) => [strategy, scope])).toEqual(expected);
});

test("the evaluator reports the innermost node and follows the order of rules", () => {
  const set = loadPolicies({ policies: [policy([rule("a", never("red")), rule("b", never("door"))])] });
  const found = evaluate(set, extractText("A red door. A blue door."));
  expect(found.map(({ rule_id, node_id }) => [rule_id, node_id])).toEqual([
    ["a", "c1"],
    ["b", "c1"],
    ["b", "c2"],
  ]);
});
