import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCases } from "./case.ts";
import { checkCase } from "./check-case.ts";
import { openCasePlayer } from "./play-case.ts";
import type { CasePlayer } from "./play-case.ts";

/** One story to its end. The heavy suite has all of them, and replays them. */
const plays = readCases(import.meta.dirname).filter((one) => one.case.replayed && one.id === "training-yard-won");
let player: CasePlayer;

beforeAll(async () => {
  player = await openCasePlayer(plays, join(import.meta.dirname, "stages"));
});
afterAll(() => player.close());

describe("a play-through of a shipped scenario", () => {
  test.for(plays)("$id", async ({ id, case: one }) => {
    const problems = checkCase(one, await player.play(id, one));
    expect({ shows: one.why, problems }).toEqual({ shows: one.why, problems: [] });
  });
});
