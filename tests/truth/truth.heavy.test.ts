import { join } from "node:path";
import { expect, test } from "vitest";
import { playTruth } from "./play-truth.ts";
import { readTruthCases } from "./truth-case.ts";

const yard = readTruthCases(join(import.meta.dirname, "cases")).find(({ id }) => id === "training_yard");

test("an unreliable narrator commits next to nothing through the gate, and the log folds to the state", async () => {
  if (yard === undefined) throw new Error("The case of the training yard is gone.");
  const { lies, folds, failed, turns } = await playTruth({ ...yard.case, lies: 0.8 }, { gate: true, turns: 20 });
  expect(turns).toBe(20);
  expect(failed).toEqual([]);
  expect(folds).toBe(true);
  expect(lies.length).toBeGreaterThanOrEqual(12);
  expect(lies.filter(({ committed }) => committed).length / lies.length).toBeLessThanOrEqual(0.1);
});

test("without the gate it commits nearly all of them", async () => {
  if (yard === undefined) throw new Error("The case of the training yard is gone.");
  const { lies } = await playTruth({ ...yard.case, lies: 0.8 }, { gate: false, turns: 8 });
  expect(lies.filter(({ committed, where }) => committed || where === "threads").length).toBe(lies.length);
});
