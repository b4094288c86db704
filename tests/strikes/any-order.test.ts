import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStepTable } from "./any-order.ts";
import type { StepTable } from "./any-order.ts";
import { step } from "./do-step.ts";

let table: StepTable;
beforeAll(async () => void (table = await openStepTable()));
afterAll(() => table.close());

test("turns, rounds, reviews, changes, strikes and rewinds in any order keep the tables the fold of the log, and so do export and import", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 14 }), async (steps) => void expect(await table.run(steps)).toBeNull()),
    { numRuns: 3 },
  );
});
