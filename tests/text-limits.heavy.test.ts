import { afterAll, beforeAll, expect, test } from "vitest";
import { contribute, definePlugin } from "freeform-rpg/kernel";
import { policyPacks, predicates } from "freeform-rpg/plugins/policy/engine";
import { PolicyPack } from "freeform-rpg/schemas";
import { createApi, signToken } from "../graphql/server.ts";
import type { Api } from "../graphql/server.ts";
import policy from "../plugins/policy/engine/plugin.ts";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

const packOf = (id: string, expression: object) =>
  PolicyPack.parse({
    pack_id: id,
    name: id,
    version: "1.0.0",
    description: "",
    policies: [
      {
        policy_id: id,
        name: id,
        description: "",
        version: "1.0.0",
        tier: "T1",
        rules: [{ rule_id: "r", description: "It is loud.", severity: "error", expression }],
      },
    ],
  });

/** Takes longer than anyone waits for a text of many a and another letter. */
const endless = packOf("test.endless.v1", { predicate: "text_matches", args: ["^(a+)+$"] });
const quiet = packOf("test.quiet.v1", { predicate: "text_is_quiet", args: [] });

const testPacks = definePlugin({
  name: "test-packs",
  create: () => ({
    contributes: [
      contribute(policyPacks, endless),
      contribute(policyPacks, quiet),
      contribute(predicates, { name: "text_is_quiet", params: [], holds: (_args, { graph }) => !graph.text.includes("!") }),
    ],
  }),
});

const secret = "a secret of at least thirty-two bytes";
let engine: TestEngine;
let api: Api;
beforeAll(async () => {
  engine = await openEngine({ plugins: [{ plugin: policy, options: { checks: { seconds: 0.5, perUser: 2, total: 3 } } }, testPacks] });
  api = createApi({ kernel: engine.kernel, settings: { version: "1", production: true, tokens: { secret }, onError: () => {} } });
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const ask = async (query: string, user = "ada"): Promise<any> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await signToken({ secret, user })}` };
  return (await api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }))).json();
};

const check = (text: string, pack: string): string => `checkText(text: "${text}", packs: ["${pack}"]) { ruleId }`;
const hang = check(`${"a".repeat(60)}b`, "test.endless.v1");

test.each([
  ["checkText", `{ ${hang} }`],
  ["correctText", `{ ${hang.replace("checkText", "correctText").replace("ruleId", "correctedText")} }`],
])("%s gives up a text that takes too long, and others are answered meanwhile and afterwards", async (_field, query) => {
  const slow = ask(query);
  expect((await ask("{ serverInfo { name } }")).data.serverInfo.name).toBe("freeform-rpg");
  expect((await slow).errors).toMatchObject([
    { message: expect.stringContaining("0.5 s"), extensions: { code: "VALIDATION_FAILED", reason: "check_timed_out" } },
  ]);
  await expect.poll(async () => (await ask(`{ ${check("aa", "test.endless.v1")} }`)).data).toEqual({ checkText: [] });
});

/** An operation that is refused answers before its other texts are done. */
const freeSlots = async (): Promise<void> => {
  await expect.poll(async () => (await ask(`{ ${check("aa", "test.endless.v1")} }`)).data).not.toBeNull();
};

test("a user has a few texts checked at once, and no user takes the places of all others", async () => {
  const own = (await ask(`{ a: ${hang} b: ${hang} c: ${hang} }`)).errors.map(({ extensions }: any) => extensions);
  expect(own).toContainEqual(expect.objectContaining({ code: "RATE_LIMITED", reason: "too_many_checks" }));
  await freeSlots();
  const [ada, bo, cy] = await Promise.all(["ada", "bo", "cy"].map((user) => ask(`{ a: ${hang} b: ${hang} }`, user)));
  const refused = [ada, bo, cy].flatMap(({ errors }) => errors).filter(({ extensions }) => extensions.reason === "too_many_checks");
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(refused.every(({ message }) => /allowed|Try again/.test(message))).toBe(true);
  await freeSlots();
});

test("predicates that other plugins bring judge texts too", async () => {
  expect((await ask(`{ ${check("Hush.", "test.quiet.v1")} }`, "dan")).data).toEqual({ checkText: [] });
  expect((await ask(`{ ${check("Loud!", "test.quiet.v1")} }`, "dan")).data).toEqual({ checkText: [{ ruleId: "r" }] });
});
