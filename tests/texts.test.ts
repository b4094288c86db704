import { afterAll, beforeAll, expect, test } from "vitest";
import { Policies } from "freeform-rpg/plugins/policy/engine";
import { createApi, signToken } from "../graphql/server.ts";
import type { Api } from "../graphql/server.ts";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

const secret = "a secret of at least thirty-two bytes";
let engine: TestEngine;
let api: Api;
beforeAll(async () => {
  engine = await openEngine();
  const settings = { version: "1.2.3", production: true, tokens: { secret }, requestsPerMinute: 1_000_000, onError: () => {} };
  api = createApi({ kernel: engine.kernel, settings });
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const ask = async (query: string, variables: object = {}, user: string | null = "ada"): Promise<any> => {
  const authorization: Record<string, string> = user === null ? {} : { authorization: `Bearer ${await signToken({ secret, user })}` };
  const headers = { "content-type": "application/json", ...authorization };
  return (
    await api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) }))
  ).json();
};

const check = `query ($text: String!, $packs: [String!], $given: JSON, $graph: JSON) {
  checkText(text: $text, packs: $packs, given: $given, graph: $graph) {
    violationId policyId ruleId nodeId start end severity message suggestion expected actual reason } }`;
const correct = `query ($text: String!, $packs: [String!], $given: JSON, $graph: JSON) {
  correctText(text: $text, packs: $packs, given: $given, graph: $graph) {
    originalText correctedText corrections { violationId strategy start end original replacement explanation }
    residualViolations { policyId ruleId severity reason } verificationStatus termination iterations
    tradeOffs { applied setAside explanation } untouchedShare } }`;

const call = '{"name": "transfer", "arguments": { "amount": "100" }}';
const tools_available = [{ name: "transfer", parameters: { type: "object", properties: { amount: { type: "number" } } } }];

test("a tool call is checked beside the tools that there are", async () => {
  const { data } = await ask(check, { text: call, packs: ["core.tool-use.v1"], given: { tools_available } });
  expect(data.checkText).toEqual([
    {
      violationId: "v1",
      policyId: "core.tool-use.v1",
      ruleId: "argument-types",
      nodeId: "tc1",
      start: 46,
      end: 51,
      severity: "ERROR",
      message: 'The argument "amount" of "transfer" must be of type number.',
      suggestion: null,
      expected: "number",
      actual: '"100"',
      reason: null,
    },
  ]);
});

test("a correction is reported whole", async () => {
  const { data } = await ask(correct, { text: call, packs: ["core.tool-use.v1"], given: { tools_available } });
  expect(data.correctText).toEqual({
    originalText: call,
    correctedText: '{"name": "transfer", "arguments": { "amount": 100 }}',
    corrections: [
      {
        violationId: "v1",
        strategy: "PATCH",
        start: 46,
        end: 51,
        original: '"100"',
        replacement: "100",
        explanation: "Changed string to number",
      },
    ],
    residualViolations: [],
    verificationStatus: "PASSED",
    termination: "PASSED",
    iterations: 1,
    tradeOffs: [],
    untouchedShare: expect.closeTo(0.96, 1),
  });
});

test("a claim is cited from the sources that are given, or left with the reason", async () => {
  const text = "Python was created in 1991.";
  const given = { sources: [{ about: "python", source: "https://python.org/history" }] };
  const { data } = await ask(correct, { text, packs: ["core.citation-grounding.v1"], given });
  expect(data.correctText.correctedText).toBe("Python was created in 1991 [1].\n\n[1] https://python.org/history");
  const without = await ask(correct, { text, packs: ["core.citation-grounding.v1"] });
  expect(without.data.correctText).toMatchObject({
    correctedText: text,
    verificationStatus: "FAILED",
    termination: "NO_PROGRESS",
    residualViolations: [{ ruleId: "cited", reason: expect.stringContaining("No fix is known") }],
  });
});

test("without packs those that apply are asked: no examples, and narration only beside the facts of a turn", async () => {
  const rules = async (variables: object) => (await ask(check, variables)).data.checkText.map((one: { policyId: string }) => one.policyId);
  expect(await rules({ text: "You lost 3 coins. Speak to Odo." })).toEqual(["core.citation-grounding.v1"]);
  const people = [{ id: "odo", name: "Odo", dead: true }];
  expect(await rules({ text: '"Go away," says Odo.', given: { people } })).toEqual(["rpg.narration.v1"]);
});

const graph = {
  schema_version: "1.0.0",
  output_id: "o1",
  text: "Go home.",
  entities: [],
  claims: [{ id: "c1", text: "Go home.", modality: "factual", span: { start: 0, end: 8 } }],
  operations: [],
  tool_calls: [{ id: "tc1", name: "fly", arguments: {}, span: { start: 0, end: 2 } }],
  citations: [],
  code_blocks: [],
  discourse_acts: [],
};

test("a graph that is known already is judged as it is", async () => {
  const { data } = await ask(check, { text: graph.text, graph, packs: ["core.tool-use.v1"], given: { tools_available: ["walk"] } });
  expect(data.checkText).toMatchObject([{ ruleId: "known-tool", nodeId: "tc1", start: 0, end: 2 }]);
});

test("a claim of a graph may be in other words than the text", async () => {
  const paraphrased = {
    ...graph,
    text: "It is 9 today.",
    claims: [{ ...graph.claims[0], text: "Today it is nine degrees (9).", span: { start: 0, end: 14 } }],
  };
  const { data } = await ask(check, { text: paraphrased.text, graph: { ...paraphrased, tool_calls: [] } });
  expect(data.checkText).toMatchObject([{ ruleId: "cited", nodeId: "c1", start: 0, end: 14 }]);
});

const claim = { ...graph.claims[0] };
test.each<[string, object, string, string]>([
  ["an unknown pack", { packs: ["core.none.v1"] }, "NOT_FOUND", 'Unknown policy pack "core.none.v1". The packs are'],
  ["a huge text", { text: "a".repeat(50_001) }, "VALIDATION_FAILED", "50001 UTF-16 code units; at most 50000 are allowed"],
  ["something unknown beside it", { given: { tools_avalable: [] } }, "VALIDATION_FAILED", "tools_avalable"],
  ["tools of the wrong shape", { given: { tools_available: [{}] } }, "VALIDATION_FAILED", "tools_available"],
  ["a list beside it", { given: [1] }, "VALIDATION_FAILED", "must be a JSON object"],
  ["a graph of another text", { graph: { ...graph, text: "Stay." } }, "VALIDATION_FAILED", "outside the text"],
  [
    "a graph whose span is outside the text",
    { graph: { ...graph, claims: [{ ...claim, span: { start: 0, end: 80 } }] } },
    "VALIDATION_FAILED",
    "outside the text, which has 8 units",
  ],
  [
    "a graph with an inverted span",
    { graph: { ...graph, claims: [{ ...claim, span: { start: 5, end: 2 } }] } },
    "VALIDATION_FAILED",
    "inverted",
  ],
  ["a graph with an id given twice", { graph: { ...graph, claims: [claim, claim] } }, "VALIDATION_FAILED", '"c1" is given twice'],
  ["a graph with a wrong id", { graph: { ...graph, claims: [{ ...claim, id: "x1" }] } }, "VALIDATION_FAILED", 'must be "c" and a number'],
  [
    "a graph whose code is elsewhere",
    { graph: { ...graph, code_blocks: [{ id: "cb1", language: "js", code: "go()", span: { start: 0, end: 8 } }] } },
    "VALIDATION_FAILED",
    'the text at its span is "Go home."',
  ],
  ["a graph without its lists", { graph: { text: graph.text } }, "VALIDATION_FAILED", "claims"],
  ["a graph that is none", { graph: "graph" }, "VALIDATION_FAILED", "predicate graph cannot be used"],
])("%s is told for what it is, whatever is asked", async (_, wrong, code, message) => {
  for (const query of [check, correct]) {
    const { errors, data } = await ask(query, { text: graph.text, ...wrong });
    expect(Object.values(data)).toEqual([null]);
    expect(errors).toMatchObject([{ message: expect.stringContaining(message), extensions: { code } }]);
  }
});

test("texts are checked for whoever is signed in, member of a campaign or not", async () => {
  for (const query of [check, correct]) {
    const { errors } = await ask(query, { text: "Go." }, null);
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
    expect((await ask(query, { text: "Go." }, "nobody's member")).errors).toBeUndefined();
  }
});

test("packs and policies say what they demand, policies in order of precedence", async () => {
  const { data } = await ask(`{ policyPacks { key name version description requires policies { key } }
    policies { key name description version tier priority rules { key description severity kind fix } } }`);
  expect(data.policyPacks.map(({ key }: { key: string }) => key)).toEqual([
    "core.citation-grounding.v1",
    "core.reasoning.v1",
    "core.safe-code.v1",
    "core.tool-use.v1",
    "example.customer-support.v1",
    "rpg.narration.v1",
    "rpg.secrets.v1",
  ]);
  expect(data.policyPacks[4].requires).toEqual(["core.tool-use.v1"]);
  const tiers = data.policies.map(({ tier }: { tier: string }) => tier);
  expect(tiers).toEqual(tiers.toSorted());
  expect(data.policies[0].rules[0]).toEqual({
    key: expect.any(String),
    description: expect.any(String),
    severity: "ERROR",
    kind: expect.any(String),
    fix: expect.toSatisfy((fix) => fix === null || typeof fix === "string"),
  });
});

test("offline, a rewriter leaves out the sentence that breaks the rule if others remain, and reports the reason if none would", async () => {
  const policies = await engine.kernel.use(Policies);
  const options = { packs: ["example.customer-support.v1"], rewrite: policies.rewriter() };
  const corrected = await policies.correct("Hello! We guarantee that it arrives tomorrow. We hope this helps.", options);
  expect(corrected).toMatchObject({ corrected_text: "Hello! We hope this helps.", corrections: [{ strategy: "rewrite" }] });
  const code = "```js\neval(x)\n```";
  const left = await policies.correct(code, { packs: ["core.safe-code.v1"], rewrite: policies.rewriter() });
  expect(left).toMatchObject({ corrected_text: code, residual_violations: [{ reason: expect.stringContaining("No model is connected") }] });
});

test("a text that breaks nothing is left alone, an empty one too", async () => {
  for (const text of ["", "It rains."])
    expect((await ask(correct, { text })).data.correctText).toMatchObject({
      correctedText: text,
      termination: "PASSED",
      untouchedShare: 1,
    });
});
