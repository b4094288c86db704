import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPolicyEngine, loadPolicies, loadShippedPolicies, PolicyError, readPackFile } from "freeform-rpg/plugins/policy/engine/lib";
import type { PolicySources } from "freeform-rpg/plugins/policy/engine";
import { expect, test } from "vitest";

const policy = (changes: object = {}) => ({
  policy_id: "house.one.v1",
  name: "One",
  description: "",
  version: "1.0.0",
  tier: "T1",
  rules: [{ rule_id: "r", description: "d", severity: "error", expression: { predicate: "text_matches", args: ["x"] } }],
  ...changes,
});
const withRule = (expression: unknown) => policy({ rules: [{ rule_id: "r", description: "d", severity: "error", expression }] });
const pack = (id: string, requires: Record<string, string>, version = "1.0.0") => ({
  pack_id: id,
  name: id,
  version,
  description: "",
  requires,
  policies: [policy({ policy_id: `${id}.p` })],
});
const claims = (condition: unknown) => ({ forall: { var: "c", in: "claims", condition } });

const problemsOf = (sources: PolicySources): string => {
  try {
    loadPolicies(sources);
    return "";
  } catch (error) {
    return error instanceof PolicyError ? error.message : expect.unreachable();
  }
};

test.each<[string, PolicySources, string]>([
  [
    "an unknown predicate",
    { policies: [withRule({ predicate: "has_citations", args: [] })] },
    '"has_citations" is not known; "has_citation" is',
  ],
  ["a wrong number of arguments", { policies: [withRule({ predicate: "matches", args: ["a"] })] }, "takes 2 arguments and is given 1"],
  [
    "a wrong type",
    { policies: [withRule(claims({ predicate: "tool_known", args: ["c"] }))] },
    "wants a tool_call as argument 1 and is given a claim",
  ],
  [
    "a comparison across types",
    { policies: [withRule(claims({ compare: { left: { field: "c.text" }, op: "<", right: 3 } }))] },
    "a text is compared with a number",
  ],
  [
    "a field that is not there",
    { policies: [withRule(claims({ compare: { left: { field: "c.tone" }, op: "==", right: "x" } }))] },
    'a claim has no field "tone"',
  ],
  [
    "a variable that nothing binds",
    { policies: [withRule({ compare: { left: { field: "d.text" }, op: "==", right: "x" } })] },
    'the variable "d", which no forall or exists binds',
  ],
  [
    "a list that is none",
    { policies: [withRule({ exists: { var: "x", in: "sentences", condition: { predicate: "is_empty", args: ["x"] } } })] },
    '"sentences" is not a list',
  ],
  ["an unknown verifier", { policies: [withRule({ verifier: { id: "logic", threshold: 0.5 } })] }, 'the verifier "logic" is not known'],
  ["a broken pattern", { policies: [withRule({ predicate: "text_matches", args: ["("] })] }, '"(" is not a regular expression'],
  ["two operators", { policies: [withRule({ not: { predicate: "is_empty", args: ["x"] }, and: [] })] }, "this one holds and and not"],
  [
    "no operator deep inside",
    { policies: [withRule(claims({ and: [{ predicate: "is_empty", args: ["c"] }, {}] }))] },
    "rules.0.expression.forall.condition.and.1: An expression holds exactly one operator",
  ],
  ["a wrong id", { policies: [policy({ policy_id: "House One" })] }, "An id has lower-case letters"],
  ["an id given twice", { policies: [policy(), policy()] }, 'the policy "house.one.v1" is given twice'],
  [
    "predicates in a circle",
    {
      policies: [
        policy({
          custom_predicates: [
            { name: "a", params: [], expression: { predicate: "b" } },
            { name: "b", params: [], expression: { not: { predicate: "a" } } },
          ],
        }),
      ],
    },
    "go in a circle: a -> b -> a",
  ],
  ["a pack that is not there", { packs: [pack("one", { two: "^1.0.0" })] }, 'one requires "two" ^1.0.0, which is not loaded'],
  ["a pack of another version", { packs: [pack("one", { two: "^2.0.0" }), pack("two", {})] }, "loaded is 1.0.0"],
  [
    "a fix that no plugin contributes",
    {
      fixes: [{ name: "my_fix" }],
      policies: [
        policy({
          rules: [
            {
              rule_id: "r",
              description: "d",
              severity: "error",
              fix: "unknown_fix",
              expression: { predicate: "text_matches", args: ["x"] },
            },
          ],
        }),
      ],
    },
    'the fix "unknown_fix" is not known; the fixes are coerce_argument',
  ],
  ["packs in a circle", { packs: [pack("one", { two: "^1.0.0" }), pack("two", { one: "*" })] }, "in a circle: one -> two -> one"],
])("%s is reported when policies are loaded", (_, sources, message) => {
  expect(problemsOf(sources)).toContain(message);
});

test("all errors are reported together", () => {
  const problems = problemsOf({ policies: [withRule({ predicate: "nope" }), policy({ policy_id: "b.v1", tier: "T9" })] });
  expect(problems).toContain("nope");
  expect(problems).toContain("b.v1, at tier");
});

test("policies come in order of precedence: tier, then priority, then id", () => {
  const { policies } = loadPolicies({
    policies: [
      policy({ policy_id: "z", tier: "T1", priority: 1 }),
      policy({ policy_id: "b", tier: "T2", priority: 9 }),
      policy({ policy_id: "a", tier: "T1", priority: 1 }),
      policy({ policy_id: "c", tier: "T1", priority: 5 }),
    ],
  });
  expect(policies.map(({ policy_id }) => policy_id)).toEqual(["c", "a", "z", "b"]);
});

test("an engine is extended by packs from files; a file with one policy is a pack", async () => {
  const folder = mkdtempSync(join(tmpdir(), "packs-"));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const engine = createPolicyEngine(loadShippedPolicies());
  const extended = engine.extend([readPackFile(file("one.json", JSON.stringify(withRule({ predicate: "text_matches", args: ["x"] }))))]);
  expect((await extended.check("No.", { packs: ["house.one.v1"] })).violations).toMatchObject([{ policy_id: "house.one.v1" }]);
  await expect(engine.check("No.", { packs: ["house.one.v1"] })).rejects.toThrow('Unknown policy pack "house.one.v1"');
  expect(() => readPackFile(file("bad.yaml", "a: [1"))).toThrow(/bad\.yaml: .*line 1/s);
  expect(() => readPackFile(file("text.yaml", "hello"))).toThrow("it holds no pack");
  expect(() => readPackFile(join(folder, "none.yaml"))).toThrow("none.yaml");
  expect(() => engine.extend([readPackFile(file("twice.json", JSON.stringify(engine.set.packs[0])))])).toThrow("is given twice");
  rmSync(folder, { recursive: true });
});

test("an engine of single policies judges by them, and reports that it has no model", async () => {
  const engine = createPolicyEngine(loadPolicies({ policies: [withRule({ predicate: "text_matches", args: ["x"] })] }));
  expect((await engine.check("No.")).violations).toHaveLength(1);
  expect(() => engine.rewriter()).toThrow("made without a model");
});
