import { join } from "node:path";
import { expect, test } from "vitest";
import { readMemoryCases } from "./memory-case.ts";
import { playMemory } from "./play-memory.ts";

const [one] = readMemoryCases(join(import.meta.dirname, "cases"));

test("what was planted early comes back late, through rewinds, a rename and session ends; secrets and what was taken back do not", async () => {
  if (one === undefined) throw new Error("There is no case.");
  const { answers, leaks, read, folds, largest } = await playMemory(one.case, { askAt: 34, session: 16 });
  expect(answers.filter(({ passed }) => !passed)).toEqual([]);
  expect({ leaks, folds, looked: read > 100, small: largest <= 8300 }).toEqual({ leaks: [], folds: true, looked: true, small: true });
}, 120_000);
