import { join } from "node:path";
import { choosePacks, evaluate, loadShippedPolicies, narrationPacks, readNarration } from "freeform-rpg/plugins/policy";
import { expect, test } from "vitest";
import { readGateCases } from "./gate-case.ts";

const policies = choosePacks(loadShippedPolicies(), narrationPacks);

const judge = (folder: string) => {
  const cases = readGateCases(join(import.meta.dirname, folder));
  const faulty = cases.filter(({ code }) => code !== null).length;
  const blamed = cases.filter(({ text, facts }) => evaluate(policies, readNarration(text, facts)).length > 0);
  const hits = blamed.filter(({ code }) => code !== null).length;
  return { faulty, sound: cases.length - faulty, recall: hits / faulty, precision: hits / blamed.length };
};

test("the corpus is large, and as sound as it is faulty", () => {
  const { faulty, sound } = judge(".");
  expect(faulty).toBeGreaterThanOrEqual(120);
  expect(sound).toBeGreaterThanOrEqual(120);
});

test("nine of ten faulty narrations are found, and hardly a sound one is blamed", () => {
  const { recall, precision } = judge(".");
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.95);
});

test.each(["fresh-1", "fresh-2", "fresh-3"])("narrations in other styles, tenses and genres are judged nearly as well: %s", (folder) => {
  const { recall, precision } = judge(folder);
  expect(recall).toBeGreaterThanOrEqual(0.85);
  expect(precision).toBeGreaterThanOrEqual(0.95);
});
