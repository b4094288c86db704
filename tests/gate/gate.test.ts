import { choosePacks, evaluate, loadShippedPolicies, narrationPacks, readNarration } from "freeform-rpg/plugins/policy";
import { expect, test } from "vitest";
import { readGateCases } from "./gate-case.ts";

const policies = choosePacks(loadShippedPolicies(), narrationPacks);
const cases = readGateCases(import.meta.dirname).map((one) => ({ ...one, found: evaluate(policies, readNarration(one.text, one.facts)) }));

test("the corpus is large, and as sound as it is faulty", () => {
  expect(cases.filter(({ code }) => code !== null).length).toBeGreaterThanOrEqual(120);
  expect(cases.filter(({ code }) => code === null).length).toBeGreaterThanOrEqual(120);
});

test("nine of ten faulty narrations are found, and hardly a sound one is blamed", () => {
  const blamed = cases.filter(({ found }) => found.length > 0);
  const hits = blamed.filter(({ code }) => code !== null).length;
  expect(hits / cases.filter(({ code }) => code !== null).length).toBeGreaterThanOrEqual(0.9);
  expect(hits / blamed.length).toBeGreaterThanOrEqual(0.95);
});
