import { createPolicyEngine, loadPolicies, readPacks } from "freeform-rpg/plugins/policy/engine/lib";
import { loadNarrationPolicies } from "freeform-rpg/plugins/narration-check/judge/lib";
import { expect, test } from "vitest";

const { packs: narrationPacks, domains } = loadNarrationPolicies();
const engine = createPolicyEngine(loadPolicies({ packs: [...readPacks(), ...narrationPacks], domains }));
const { packs } = engine.set;

const cases = packs.flatMap(({ pack_id, policies, examples }) =>
  [...examples.good, ...examples.bad].map((example) => ({ name: `${pack_id}: ${example.text.slice(0, 60)}`, example, pack_id, policies })),
);

test.each(cases)("$name", async ({ example, pack_id, policies }) => {
  const own = new Set(policies.map(({ policy_id }) => policy_id));
  const given = "people" in example.given || pack_id.startsWith("rpg.") ? example.given : { tools_available: [], ...example.given };
  const { violations } = await engine.check(example.text, { packs: [pack_id], given });
  const broken = violations.filter(({ policy_id }) => own.has(policy_id)).map(({ rule_id }) => rule_id);
  expect([...new Set(broken)].sort()).toEqual([...example.breaks].sort());
});

test("every pack that ships is tried on good and on bad examples", () => {
  for (const { examples } of packs) expect(Math.min(examples.good.length, examples.bad.length)).toBeGreaterThan(1);
});
