import { artifact, definePlugin, input, pipeline, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Models } from "freeform-rpg/plugins/models/core";
import { correct, extractText, loadPolicies, modelExtractor, modelRewriter, rewriteOffline } from "freeform-rpg/plugins/policy/engine/lib";
import type { Verifier } from "freeform-rpg/plugins/policy/engine";
import { CorrectionReport, PredicateGraph } from "freeform-rpg/schemas/policy";
import { inTurn, scriptedModel } from "freeform-rpg/testing/models";
import type { ScriptedAnswer } from "freeform-rpg/testing/models";
import { expect, test } from "vitest";
import { z } from "zod";
import models from "../../../models/core/plugin.ts";

const Text = artifact("test/text", z.string());
const Graph = artifact("test/graph", PredicateGraph);
const Report = artifact("test/report", CorrectionReport);
const Reading = pipeline("reading", [Text], Graph);
const Correcting = pipeline("correcting", [Text], Report);

const soundness: Verifier = {
  id: "logic.soundness",
  verify: ({ graph }) => ({ overall: graph.operations.some(({ type }) => type === "inference") ? 0.1 : 1 }),
};
const sound = {
  rule_id: "sound",
  description: "An inference holds.",
  severity: "error",
  kind: "semantic",
  message: "Reasoning is unsound.",
};
const inference = { compare: { left: { field: "op.type" }, op: "!=", right: "inference" } };
const expression = {
  forall: { var: "op", in: "operations", condition: { or: [inference, { verifier: { id: "logic.soundness", threshold: 0.7 } }] } },
};
const policies = loadPolicies({
  policies: [{ policy_id: "p", name: "P", description: "", version: "1.0.0", tier: "T1", rules: [{ ...sound, expression }] }],
  verifiers: [soundness],
});

const house = definePlugin({
  name: "house",
  create: () => ({
    stages: [
      stage({
        pipeline: Reading,
        name: "read",
        needs: { text: Text },
        uses: { models: Models },
        makes: Graph,
        run: ({ text, models: service }, call) => modelExtractor({ models: service, call, campaignId: "c" })(text),
      }),
      stage({
        pipeline: Correcting,
        name: "correct",
        needs: { text: Text },
        uses: { models: Models },
        makes: Report,
        run: ({ text, models: service }, call) =>
          correct(text, { policies, extract: (one) => extractText(one), rewrite: modelRewriter(service, call, "c") }),
      }),
    ],
  }),
});

const open = async (answers: Readonly<Record<string, ScriptedAnswer>>) => {
  const model = scriptedModel(answers);
  const kernel = await createKernel({ plugins: [{ plugin: models, options: { backOff: 0 } }, house], services: [model] });
  const run = { runId: "r", inputs: [] };
  return {
    model,
    read: async (text: string) => (await kernel.run(Reading, { ...run, inputs: [input(Text, text)] })).result,
    run: async (text: string) => (await kernel.run(Correcting, { ...run, inputs: [input(Text, text)] })).result,
  };
};

const syllogism = "All birds can fly. Penguins are birds. Therefore, penguins can fly.";
const rewritten =
  "Most birds can fly, but there are exceptions. Penguins are birds that \nhave evolved for swimming rather than flying. Their wings have adapted \ninto flippers, making them excellent swimmers but unable to fly.";

test("a model rewrites the penguins, and the report shows the result", async () => {
  const { run, model } = await open({ "policy/rewrite": { section: rewritten, reason: "Not all birds fly." } });
  expect(await run(syllogism)).toEqual({
    original_text: syllogism,
    corrected_text: rewritten,
    corrections: [
      {
        violation_id: "v1",
        strategy: "rewrite",
        location: { start: 0, end: syllogism.length },
        original: syllogism,
        replacement: rewritten,
        explanation: "Rewrote the passage: Reasoning is unsound.",
      },
    ],
    residual_violations: [],
    verification_status: "passed",
    termination: "passed",
    iterations: 1,
    trade_offs: [],
    untouched_share: expect.any(Number),
  });
  expect(model.requests).toHaveLength(1);
  expect(model.requests[0]?.input).toEqual({
    section: syllogism,
    before: "",
    after: "",
    problems: [{ rule: "An inference holds.", message: "Reasoning is unsound.", suggestion: "", place: syllogism }],
  });
});

test.each<[string, ScriptedAnswer, string, string]>([
  ["cannot correct it", { section: null, reason: "It lacks a premise." }, "no_progress", "It lacks a premise."],
  ["gives no shape", { text: "Penguins!" }, "no_progress", "no section that can be used"],
  ["gives garbage", () => "@@@", "no_progress", "no section that can be used"],
  ["gives nothing", { section: " ", reason: "" }, "no_progress", "left nothing of the text"],
  ["gives it back", { section: syllogism, reason: "Fine as it is." }, "no_progress", "changed nothing"],
  ["is wrong again each time", (_, nth) => ({ section: `${syllogism} ${nth}.`, reason: "" }), "no_progress", "changed nothing"],
])("a model that %s leaves the text as it is, with the reason", async (_, answer, termination, reason) => {
  const { run } = await open({ "policy/rewrite": answer });
  const report = await run(syllogism);
  expect(report).toMatchObject({ corrected_text: syllogism, verification_status: "failed", termination });
  expect(report.residual_violations[0]?.reason).toContain(reason);
});

test("a model that cannot be asked is an error", async () => {
  const { run } = await open({});
  await expect(run(syllogism)).rejects.toThrow('no answer to "policy/rewrite"');
});

test("a sound text costs no call", async () => {
  const { run, model } = await open({});
  expect(await run("Penguins swim.")).toMatchObject({ termination: "passed", iterations: 0 });
  expect(model.requests).toHaveLength(0);
});

const problem = (place: string) => ({ rule: "", message: "", suggestion: "", place });

test.each([
  [
    "a sentence that breaks the rule is removed when others remain",
    "It is late. We guarantee it. Rest.",
    "",
    ["We guarantee it."],
    "It is late. Rest.",
  ],
  ["a whole section may be removed when others remain", "We guarantee it.", "Hello! ", ["We guarantee it."], ""],
  ["nothing is left out when nothing would be left", "We guarantee it.", "", ["We guarantee it."], null],
  ["several sentences are not thought through again", syllogism, "", [syllogism], null],
  ["code is not left out", "eval(x)", "Run: ", ["eval(x)"], null],
])("offline, %s", (_, section, before, places, left) => {
  const answer = rewriteOffline({ section, before, after: "", problems: places.map(problem) });
  expect(answer.section).toBe(left);
  expect(answer.reason).toContain("No model is connected");
});

const text = "🎲 Ada owes Bo. Bo pays.";
const graph = (changes: object = {}) => ({ ...extractText(text), ...changes });
const claim = (changes: object) => ({ id: "c1", text: "Bo pays.", modality: "factual", span: { start: 16, end: 24 }, ...changes });
const claims = (...changes: object[]) => graph({ claims: changes.map(claim), discourse_acts: [] });

test("a graph that a model makes is taken as it is when it is right", async () => {
  const { read, model } = await open({ "policy/extract": graph() });
  expect(await read(text)).toEqual(graph());
  expect(model.requests[0]?.input).toEqual({ text });
});

test("a model that counts badly is helped by the words it repeats", async () => {
  const off = claims({ span: { start: 14, end: 22 } }, { id: "c2", text: "🎲 Ada owes Bo.", span: { start: 1, end: 999 } });
  const { read, model } = await open({ "policy/extract": off });
  expect((await read(text)).claims.map(({ span }) => text.slice(span.start, span.end))).toEqual(["Bo pays.", "🎲 Ada owes Bo."]);
  expect(model.requests).toHaveLength(1);
});

test.each<[string, unknown, string]>([
  ["whose words do not occur", claims({ text: "Bo runs." }), 'says "Bo runs.", but the text at its span is "Bo pays."'],
  [
    "with a span outside the text",
    claims({ text: "No such words.", span: { start: 9, end: 99 } }),
    "lies outside the text, which has 24 units",
  ],
  ["with an inverted span", claims({ text: "", span: { start: 9, end: 3 } }), "inverted"],
  ["with a wrong id", claims({ id: "claim-1" }), 'must be \\"c\\" and a number'],
  ["with an id given twice", claims({}, {}), "given twice"],
  ["that refers to an unknown node", claims({ entity_refs: ["e7"] }), 'No node has the id \\"e7\\"'],
  ["of another text", graph({ text: "Another." }), "graph is of another text"],
  ["that lacks a list", { ...graph(), citations: undefined }, "citations"],
  ["of another version", graph({ schema_version: "2.0.0" }), "1.0.0"],
  ["that is garbage", () => "Ada pays.", "expected object"],
])("a graph %s is asked for again, then refused with what is wrong", async (_, wrong, message) => {
  const answer: ScriptedAnswer = typeof wrong === "object" && wrong !== null ? wrong : () => "Ada pays.";
  const { read, model } = await open({ "policy/extract": answer });
  const failure: unknown = await read(text).catch((thrown: unknown) => thrown);
  expect(String(failure)).toContain(message.replaceAll('\\"', '"'));
  expect(model.requests.length).toBeGreaterThan(1);
  const repaired = await open({ "policy/extract": inTurn(answer, graph()) });
  expect(await repaired.read(text)).toEqual(graph());
});
