import { beforeAll, expect, test } from "vitest";
import { bugs } from "./bugs.ts";
import { simulate } from "./simulate.ts";
import { openRunner } from "./stages.ts";

let runner: Awaited<ReturnType<typeof openRunner>>;
beforeAll(async () => void (runner = await openRunner()));

const schedules = Number(process.env["SIMULATED_SCHEDULES"] ?? 10_000);

test(`${schedules} schedules of crashes, pauses, lost connections and repeated messages keep what is promised`, async () => {
  for (let seed = 1; seed <= schedules; seed += 1) {
    // A kernel keeps its runs until they end, and those of a server that has crashed never do.
    if (seed % 100 === 0) runner = await openRunner();
    expect(await simulate({ seed, runner }), `seed ${seed}`).toEqual([]);
  }
});

test("the same seed is the same schedule", async () => {
  const twice = [await simulate({ seed: 7, runner, bug: "loses an event" }), await simulate({ seed: 7, runner, bug: "loses an event" })];
  const withoutIds = twice.map((found) => found.map((line) => line.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "#")));
  expect(withoutIds[1]).toEqual(withoutIds[0]);
  expect(withoutIds[0]).not.toEqual([]);
});

test.for(bugs)("a planted fault is found: %s", async ([bug, finding]) => {
  for (let seed = 1; seed <= 2000; seed += 1) if ((await simulate({ seed, runner, bug })).some((what) => finding.test(what))) return;
  expect.fail("2,000 schedules did not find it.");
});
