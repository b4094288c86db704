import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCases } from "../scenarios/case.ts";
import { checkCase } from "../scenarios/check-case.ts";
import { openCasePlayer } from "../scenarios/play-case.ts";
import type { Suite } from "./suite.ts";

/** Plays every case folder and counts those in which all is as expected. */
export const suite: Suite = async ({ data }) => {
  const shipped = join(import.meta.dirname, "../scenarios");
  const folder = data === undefined ? shipped : resolve(data);
  const stages = existsSync(join(folder, "stages")) ? folder : shipped;
  const cases = readCases(folder);
  const player = await openCasePlayer(cases, join(stages, "stages"));
  const played = [];
  for (const { id, case: one } of cases) {
    const problems = checkCase(one, await player.play(id, one));
    played.push({ id, passed: problems.length === 0, why: problems.length === 0 ? one.why : problems.join("; ") });
  }
  await player.close();
  const passed = played.filter((one) => one.passed).length;
  return { results: [{ metric: "passed", value: passed, of: played.length }], cases: played };
};
