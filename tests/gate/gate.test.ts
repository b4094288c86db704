import { join } from "node:path";
import { loadNarrationPolicies } from "freeform-rpg/plugins/narration-check/judge/lib";
import { createPolicyEngine } from "freeform-rpg/plugins/policy/engine/lib";
import { expect, test } from "vitest";
import { readGateCases } from "./gate-case.ts";

const policies = createPolicyEngine(loadNarrationPolicies());

const judge = async (folder: string) => {
  const cases = readGateCases(join(import.meta.dirname, folder));
  const faulty = cases.filter(({ code }) => code !== null).length;
  const judged = await Promise.all(
    cases.map(async ({ text, facts: given, code }) => ({ code, found: (await policies.check(text, { given })).violations.length > 0 })),
  );
  const blamed = judged.filter(({ found }) => found);
  const hits = blamed.filter(({ code }) => code !== null).length;
  return { faulty, sound: cases.length - faulty, recall: hits / faulty, precision: hits / blamed.length };
};

test("the corpus is large, and as sound as it is faulty", async () => {
  const { faulty, sound } = await judge(".");
  expect(faulty).toBeGreaterThanOrEqual(120);
  expect(sound).toBeGreaterThanOrEqual(120);
});

test("nine of ten faulty narrations are found, and hardly a sound one is blamed", async () => {
  const { recall, precision } = await judge(".");
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.95);
});

test.each(["fresh-1", "fresh-2", "fresh-3"])(
  "narrations in other styles, tenses and genres are judged nearly as well: %s",
  async (folder) => {
    const { recall, precision } = await judge(folder);
    expect(recall).toBeGreaterThanOrEqual(0.85);
    expect(precision).toBeGreaterThanOrEqual(0.95);
  },
);
