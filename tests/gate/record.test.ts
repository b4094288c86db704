import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playRecorded } from "../../bench/record/play-recorded.ts";
import { readPlayerLines } from "../../bench/record/player-lines.ts";
import { readProse } from "./read-prose.ts";

test("a recording is a corpus without labels, with violations, costs and times of each turn", async () => {
  const { provider, rows, failed } = await playRecorded({ scenario: "training_yard", turns: 2, lines: readPlayerLines("training_yard") });
  expect({ provider, failed }).toEqual({ provider: "offline", failed: [] });
  expect(rows.map(({ recorded }) => recorded)).toMatchObject([
    { turn: 1, draft: 1, published: true, violations: [], cost: 0, milliseconds: { committed: expect.any(Number) } },
    { turn: 2, draft: 1, published: true, violations: [], cost: 0 },
  ]);
  const file = join(mkdtempSync(join(tmpdir(), "recorded-")), "rows.jsonl");
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  expect(readProse(file)).toMatchObject([{ label: null }, { label: null }]);
});

test("a scenario without player lines is refused with those that have some", () => {
  expect(() => readPlayerLines("nowhere")).toThrow('no player lines for the scenario "nowhere". Scenarios with lines: dead_drop');
});
