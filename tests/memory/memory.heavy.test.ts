import { join } from "node:path";
import { expect, test } from "vitest";
import { readMemoryCases } from "./memory-case.ts";
import { leaksIn } from "./leaks-in.ts";
import { playMemory } from "./play-memory.ts";

const [one] = readMemoryCases(join(import.meta.dirname, "cases"));

test("what was planted early comes back late, through rewinds, a rename and session ends; secrets and what was taken back do not", async () => {
  if (one === undefined) throw new Error("There is no case.");
  const { answers, leaks, read, folds, largest } = await playMemory(one.case, { askAt: 34, session: 16 });
  expect(answers.filter(({ passed }) => !passed)).toEqual([]);
  expect({ leaks, folds, looked: read > 100, small: largest <= 8300 }).toEqual({ leaks: [], folds: true, looked: true, small: true });
}, 120_000);

const secret = { subject: "inn", text: "Beneath the cold store sleeps an engine called Ashgrove.", marks: ["Ashgrove"] };
const asked = "I ask Bree about Ashgrove";

test.each([
  ["what the player typed", "Bree knows nothing about Ashgrove.", [asked], []],
  ["a mark that nobody typed", "Bree knows nothing about Ashgrove.", ["I ask Bree about the tide"], ['"Ashgrove"']],
  ["more of the secret than the player typed", "Bree says that Ashgrove sleeps beneath you.", [asked], ['"Ashgrove"']],
  ["a secret beside a restated question", "You ask about Ashgrove. It is an engine, Ashgrove.", [asked], ['"Ashgrove"']],
  ["what was taken back, whoever typed it", "The code is 8820.", ["The code is 8820"], ['"8820"']],
])("of %s, %j leaks what it should", (_, text, typed, leaks) => {
  expect(leaksIn(text, { secrets: [secret], gone: ["8820"], typed })).toEqual(leaks);
});
