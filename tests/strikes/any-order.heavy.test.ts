import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStepTable } from "./any-order.ts";
import type { StepTable } from "./any-order.ts";
import { steps } from "./do-step.ts";

let table: StepTable;
beforeAll(async () => void (table = await openStepTable()));
afterAll(() => table.close());

test("hundreds of turns, rounds, reviews, changes, strikes and rewinds in any order keep the tables the fold of the log", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => void expect(await table.run(drawn)).toBeNull()),
    { numRuns: 40 },
  );
  // What is always refused would be tested nowhere.
  expect(Math.min(...Object.values(table.done))).toBeGreaterThan(20);
});
