import { expect, test } from "vitest";
import { playKilled } from "./play-killed.ts";

/** Where the most is under way: a streamed text, and an open transaction. The heavy suite has every boundary. */
const points = ["during turn/narrator", "inside the commit"];

test("a turn killed at two boundaries, one after another, is the turn it would have been", async () =>
  expect(await playKilled(points)).toBe(2));
