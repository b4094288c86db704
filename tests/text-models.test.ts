import { scriptedModel } from "freeform-rpg/testing/models";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi, signToken } from "../graphql/server.ts";
import type { Api } from "../graphql/server.ts";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

const secret = "a secret of at least thirty-two bytes";
const syllogism = "All birds can fly. Penguins are birds. Therefore, penguins can fly.";
const rewritten = "Most birds can fly, but not all of them. Penguins are birds that swim rather than fly.";

const model = scriptedModel({
  "policy/soundness": { verdicts: [{ id: "op1", reason: "Not all birds can fly.", verdict: "Unsound" }] },
  "policy/rewrite": { section: rewritten, reason: "The first premise was false." },
});

let engine: TestEngine;
let api: Api;
let campaignId = "";
beforeAll(async () => {
  engine = await openEngine({ services: [model] });
  api = createApi({ kernel: engine.kernel, settings: { version: "1", production: true, tokens: { secret }, onError: () => {} } });
  const { data } = await ask(
    'mutation { createCampaign(input: {from: {scenario: "training_yard"}, withoutCharacter: true, members: [{userId: "paul", role: PLAYER}]}) { ... on Campaign { id } } }',
  );
  campaignId = data.createCampaign.id;
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const ask = async (query: string, variables: object = {}, user = "dora"): Promise<any> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await signToken({ secret, user })}` };
  return (
    await api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) }))
  ).json();
};

const check = `query ($text: String!, $packs: [String!], $policies: [JSON!], $campaignId: ID) {
  checkText(text: $text, packs: $packs, policies: $policies, campaignId: $campaignId) { policyId ruleId nodeId start end severity unchecked message } }`;
const correct = `query ($text: String!, $packs: [String!], $policies: [JSON!], $campaignId: ID, $rewrite: Boolean) {
  correctText(text: $text, packs: $packs, policies: $policies, campaignId: $campaignId, rewrite: $rewrite) {
    correctedText verificationStatus residualViolations { ruleId unchecked reason } corrections { strategy } } }`;
const packs = ["core.reasoning.v1"];

test("unsound reasoning is reported as unchecked when no model is asked", async () => {
  const before = model.requests.length;
  const { data } = await ask(check, { text: syllogism, packs });
  expect(data.checkText).toMatchObject([{ ruleId: "sound", nodeId: "op1", start: 0, severity: "INFO", unchecked: true }]);
  const corrected = (await ask(correct, { text: syllogism, packs })).data.correctText;
  expect(corrected).toMatchObject({ correctedText: syllogism, verificationStatus: "UNCHECKED", residualViolations: [{ unchecked: true }] });
  expect(model.requests.length).toBe(before);
});

test("it is found when a campaign pays for a model, and rewritten on request", async () => {
  const { data } = await ask(check, { text: syllogism, packs, campaignId });
  expect(data.checkText).toMatchObject([{ ruleId: "sound", severity: "ERROR", unchecked: false, message: "Reasoning is unsound." }]);
  const corrected = (await ask(correct, { text: syllogism, packs, campaignId, rewrite: true })).data.correctText;
  expect(corrected).toEqual({
    correctedText: rewritten,
    verificationStatus: "PASSED",
    residualViolations: [],
    corrections: [{ strategy: "REWRITE" }],
  });
});

test("a text without inferences asks no model", async () => {
  const before = model.requests.length;
  expect((await ask(check, { text: "Penguins swim.", packs, campaignId })).data.checkText).toEqual([]);
  expect(model.requests.length).toBe(before);
});

test("only the DM of the campaign may spend its budget, and rewriting needs a campaign", async () => {
  const codeOf = async (variables: object, user: string) => (await ask(correct, variables, user)).errors?.[0]?.extensions.code;
  expect(await codeOf({ text: syllogism, packs, campaignId }, "paul")).toBe("FORBIDDEN");
  expect(await codeOf({ text: syllogism, packs, campaignId }, "otto")).toBe("NOT_FOUND");
  expect(await codeOf({ text: syllogism, packs, rewrite: true }, "dora")).toBe("VALIDATION_FAILED");
});

const house = {
  pack_id: "house.quiet.v1",
  name: "Quiet",
  version: "1.0.0",
  description: "No one shouts.",
  requires: { "core.tool-use.v1": "^1.0.0" },
  policies: [
    {
      policy_id: "house.quiet.v1",
      name: "Quiet",
      description: "",
      version: "1.0.0",
      tier: "T3",
      rules: [
        {
          rule_id: "quiet",
          description: "Nothing is shouted.",
          severity: "minor",
          fix: "remove",
          expression: { forall: { var: "c", in: "claims", condition: { not: { predicate: "contains", args: ["c", "!"] } } } },
        },
      ],
    },
  ],
};

test("packs of one's own apply alone, or beside named ones", async () => {
  const text = "It is late. Go home! Rome fell in 476.";
  const alone = await ask(check, { text, policies: [house] });
  expect(alone.data.checkText).toMatchObject([{ policyId: "house.quiet.v1", ruleId: "quiet", severity: "WARNING" }]);
  const both = await ask(check, { text, policies: [house], packs: ["core.citation-grounding.v1"] });
  expect(both.data.checkText.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(["cited", "quiet"]);
  expect((await ask(correct, { text, policies: [house] })).data.correctText.correctedText).toBe("It is late. Rome fell in 476.");
  expect((await ask(check, { text, packs: ["house.quiet.v1"] })).errors[0].extensions.code).toBe("NOT_FOUND");
});

test.each<[string, unknown, string]>([
  ["that is no pack", { pack_id: "x" }, "policies cannot be loaded"],
  ["with an unknown predicate", withRule({ predicate: "flies", args: [] }), 'the predicate "flies" is not known'],
  ["with the id of another", { ...house, pack_id: "core.tool-use.v1" }, "given twice"],
])("a pack %s is refused with all its errors", async (_, pack, message) => {
  const { errors } = await ask(check, { text: "Go.", policies: [pack] });
  expect(errors[0]).toMatchObject({ message: expect.stringContaining(message), extensions: { code: "VALIDATION_FAILED" } });
});

function withRule(expression: object): object {
  const [policy] = house.policies;
  return { ...house, policies: [{ ...policy, rules: [{ ...policy?.rules[0], expression }] }] };
}
