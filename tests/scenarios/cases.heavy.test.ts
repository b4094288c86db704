import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCases } from "./case.ts";
import { checkCase } from "./check-case.ts";
import { openCasePlayer } from "./play-case.ts";
import type { CasePlayer } from "./play-case.ts";

const cases = readCases(import.meta.dirname).filter((one) => !one.case.replayed);
let player: CasePlayer;

beforeAll(async () => {
  player = await openCasePlayer(cases, join(import.meta.dirname, "stages"));
});
afterAll(() => player.close());

test.for(cases)("$id", async ({ id, case: one }) => {
  const problems = checkCase(one, await player.play(id, one));
  expect({ guards: one.why, problems }).toEqual({ guards: one.why, problems: [] });
});
