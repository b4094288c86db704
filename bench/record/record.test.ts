import { NarrationFacts } from "freeform-rpg/plugins/narration-check/judge/lib";
import { expect, test } from "vitest";
import { playRecorded } from "./play-recorded.ts";
import { readPlayerLines } from "./player-lines.ts";

test("a recording is a corpus without labels, with violations, costs and times of each turn", async () => {
  const { provider, rows, failed } = await playRecorded({ scenario: "training_yard", turns: 2, lines: readPlayerLines("training_yard") });
  expect({ provider, failed }).toEqual({ provider: "offline", failed: [] });
  expect(rows.map(({ recorded }) => recorded)).toMatchObject([
    { turn: 1, draft: 1, published: true, violations: [], cost: 0, milliseconds: { committed: expect.any(Number) } },
    { turn: 2, draft: 1, published: true, violations: [], cost: 0 },
  ]);
  expect(rows.map(({ situation }) => NarrationFacts.safeParse(situation).success)).toEqual([true, true]);
  expect(rows[0]).toMatchObject({ label: null, situation: { time: { hour: expect.any(Number) } } });
});

test("a scenario without player lines is refused with those that have some", () => {
  expect(() => readPlayerLines("nowhere")).toThrow('no player lines for the scenario "nowhere". Scenarios with lines: dead_drop');
});
