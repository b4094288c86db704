import { join, resolve } from "node:path";
import { readCases } from "../scenarios/case.ts";
import { checkCase } from "../scenarios/check-case.ts";
import { openCasePlayer } from "../scenarios/play-case.ts";
import type { Suite } from "./suite.ts";

/** Plays every case folder and counts those in which all is as expected. */
export const suite: Suite = async ({ data }) => {
  const folder = data === undefined ? join(import.meta.dirname, "../scenarios") : resolve(data);
  const cases = readCases(folder);
  const player = await openCasePlayer(cases, join(folder, "stages"));
  const played = [];
  for (const { id, case: one } of cases) {
    const problems = checkCase(one, await player.play(id, one));
    played.push({ id, passed: problems.length === 0, why: problems.length === 0 ? one.why : problems.join("; ") });
  }
  await player.close();
  const passed = played.filter((one) => one.passed).length;
  return { results: [{ metric: "passed", value: passed, of: played.length }], cases: played };
};
