import { expect, test } from "vitest";
import { playKilled } from "./play-killed.ts";

/** The boundaries at which different code resumes: a model's answer, a checkpoint, a streamed text, an open and an ended transaction. */
const points = ["during turn/interpreter", "after turn/plan", "during turn/narrator", "inside the commit", "after the commit"];

test("a turn killed at five boundaries, one after another, is the turn it would have been", { timeout: 120_000 }, async () =>
  expect(await playKilled(points)).toBe(5),
);
