import { expect, test } from "vitest";
import { leaseLength } from "../lease-length.ts";

test.each([
  ["a process that is on time", [2, 0, 15, 4, 1, 3, 8, 2, 1], 10],
  ["one that was paused once, which says nothing of the next renewal", [2, 0, 1, 20_000, 1, 3, 8, 2, 1], 10],
  ["one that is late all the time", [900, 1000, 2000, 800, 1000, 1500, 700, 1200, 1000], 20],
  ["one that hardly runs at all, but may be dead as well", [30_000, 30_000, 30_000], 60],
  ["one that has just begun", [], 10],
])("a lease of 10 seconds, taken by %s", (_, lateness, seconds) => {
  expect(leaseLength(10, lateness)).toBe(seconds);
});
