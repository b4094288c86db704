import { expect, test } from "vitest";
import { playKilled } from "./play-killed.ts";

/** Where the most is under way: a streamed text, its review, and an open transaction. The heavy suite has every boundary. */
const points = ["during turn/narrator", "during turn/review", "inside the commit"];

test("a turn killed at three boundaries, one after another, is the turn it would have been", async () =>
  expect(await playKilled(points)).toBe(3));
