import { contribute, definePlugin } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { NarrationJudge, narrationDetectors } from "freeform-rpg/plugins/narration-check/judge";
import { createFinding, loadNarrationPolicies } from "freeform-rpg/plugins/narration-check/judge/lib";
import { policyPacks } from "freeform-rpg/plugins/policy/engine";
import { createPolicyEngine, extractText } from "freeform-rpg/plugins/policy/engine/lib";
import { judgeNarration, repairNarration } from "freeform-rpg/plugins/turn/narrator";
import { scriptedModel } from "freeform-rpg/testing/models";
import { expect, test } from "vitest";
import models from "../../../models/core/plugin.ts";
import policy from "../../../policy/engine/plugin.ts";
import judge from "../plugin.ts";

const pack = {
  pack_id: "house.weather.v1",
  name: "Weather",
  version: "1.0.0",
  description: "It never snows here.",
  requires: {},
  policies: [
    {
      policy_id: "house.weather.v1",
      name: "Weather",
      description: "It never snows here.",
      version: "1.0.0",
      tier: "T3" as const,
      priority: 0,
      rules: [
        {
          rule_id: "no-snow",
          description: "It never snows here.",
          severity: "warning" as const,
          kind: "semantic" as const,
          fix: "remove",
          caused_by: [],
          expression: { not: { predicate: "snow_falls" } },
        },
      ],
      custom_predicates: [],
    },
  ],
  examples: { good: [], bad: [] },
};

const house = definePlugin({
  name: "house",
  create: () => ({
    hooks: [judgeNarration, repairNarration],
    contributes: [
      contribute(policyPacks, pack),
      contribute(narrationDetectors, {
        name: "snow_falls",
        detect: ({ sentences }) =>
          sentences
            .filter(({ narrated }) => narrated.includes("snow"))
            .map((sentence) => createFinding(sentence, "Snow falls.", "Let it rain.")),
      }),
    ],
  }),
});

const people = [{ id: "odo", name: "Odo", present: false }];
const text = "Snow lies on the roofs. The bell rings. Odo steps in. Snow falls, and falls.";

const openJudge = async (options?: object) => {
  const kernel = await createKernel({ plugins: [models, policy, { plugin: judge, options }, house], services: [scriptedModel({})] });
  return kernel.use(NarrationJudge);
};

test("a plugin's detector reports under the policy, severity and place that its pack gives it, beside the shipped ones", async () => {
  const violations = await (await openJudge()).check(text, { people });
  expect(violations.map(({ policy_id, rule_id, severity, location }) => [policy_id, rule_id, severity, location?.start])).toEqual([
    ["rpg.narration.v1", "presence", "error", text.indexOf("Odo")],
    ["house.weather.v1", "no-snow", "warning", 0],
    ["house.weather.v1", "no-snow", "warning", text.lastIndexOf("Snow")],
  ]);
  expect(violations[1]).toMatchObject({ message: "Snow falls.", suggestion: "Let it rain.", node_id: "da1" });
});

test("a plugin's detector is repaired by the fix that its rule names", async () => {
  const report = await (await openJudge()).repair(text, { people });
  expect(report).toMatchObject({ corrected_text: "The bell rings.", verification_status: "passed" });
});

test("packs that are named are the only ones that apply", async () => {
  const violations = await (await openJudge({ packs: ["house.weather.v1"] })).check(text, { people });
  expect(new Set(violations.map(({ policy_id }) => policy_id))).toEqual(new Set(["house.weather.v1"]));
});

test("a graph that was stored and read again is judged as the original", async () => {
  const engine = createPolicyEngine(loadNarrationPolicies());
  const graph: unknown = JSON.parse(JSON.stringify(extractText(text, { entities: people.map((one) => ({ ...one, type: "character" })) })));
  const { violations } = await engine.check(text, { given: { people }, graph });
  expect(violations).toMatchObject([{ rule_id: "presence" }]);
});

test("a pack that needs facts of a turn is refused without them, rather than found clean", async () => {
  const engine = createPolicyEngine(loadNarrationPolicies());
  await expect(engine.check(text, { packs: ["rpg.narration.v1"] })).rejects.toThrow('"rpg.narration.v1" checks a text against facts');
  expect((await engine.check(text)).violations).toEqual([]);
});

test("what the player quotes, such as words that are written, is no claim of the narrator", async () => {
  const check = (await openJudge()).check;
  const written = "You dip the pen. Odo steps in at noon and signs. The ink is wet.";
  const rulesIn = async (given: object) => (await check(written, { people, ...given })).map(({ rule_id }) => rule_id);
  expect(await rulesIn({})).toEqual(["presence"]);
  expect(await rulesIn({ quoted: ["Late. Odo steps in at noon and signs."] })).toEqual([]);
  expect(await rulesIn({ quoted: ["Odo"] })).toEqual(["presence"]);
});
