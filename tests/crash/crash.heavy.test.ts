import { expect, test } from "vitest";
import { boundaries, playKilled } from "./play-killed.ts";

test("a turn killed at every boundary, one after another, is the turn it would have been", async () =>
  expect(await playKilled(boundaries)).toBe(16));
