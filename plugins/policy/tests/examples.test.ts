import { PolicyExample, PolicyPack } from "freeform-rpg/schemas";
import {
  evaluate,
  extractText,
  loadPolicies,
  NarrationFacts,
  narrationPredicates,
  readNarration,
  readPacks,
} from "freeform-rpg/plugins/policy";
import { expect, test } from "vitest";

const packs = readPacks().map((pack) => PolicyPack.parse(pack));
const set = loadPolicies({ packs, predicates: narrationPredicates });

const cases = packs.flatMap(({ pack_id, policies, examples }) =>
  [...examples.good, ...examples.bad].map((example) => ({ name: `${pack_id}: ${example.text.slice(0, 60)}`, example, policies })),
);

test.each(cases)("$name", ({ example, policies }) => {
  const narrated = policies.some(({ policy_id }) => policy_id.startsWith("rpg."));
  const graph = narrated
    ? readNarration(example.text, NarrationFacts.parse(example.given))
    : extractText(example.text, { context: { tools_available: [], ...example.given } });
  const broken = evaluate({ ...set, policies }, graph).map(({ rule_id }) => rule_id);
  expect([...new Set(broken)].sort()).toEqual([...PolicyExample.parse(example).breaks].sort());
});

test("every pack that ships is tried on good and on bad examples", () => {
  for (const { examples } of packs) expect(Math.min(examples.good.length, examples.bad.length)).toBeGreaterThan(1);
});
