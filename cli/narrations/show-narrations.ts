import { paint, print, printTable } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import type { HeldTurn, NarrationMetrics } from "./documents.ts";

/** Prints what waits, with what is wrong with it. */
export const printHeld = (turns: readonly HeldTurn[]): void => {
  for (const { number, input, dm } of turns) {
    print(`${paint.bold(`turn ${number}`)}  > ${input}`);
    const { narration } = dm;
    if (narration === null) continue;
    print(wrapWords(narration.heldText ?? ""));
    for (const { policy, rule, message, draft } of narration.violations)
      if (draft === narration.drafts) print(paint.yellow(`  ${policy === null ? "" : `${policy}/`}${rule}: ${message}`));
    print(paint.dim(`safe: ${narration.safeText ?? ""}`));
    print();
  }
};

/** Prints the figures. */
export const printMetrics = (one: NarrationMetrics): void => {
  printTable([
    ["turns judged", String(one.turnsJudged)],
    ["turns with violations", String(one.turnsWithViolations)],
    ["mended by the narrator", String(one.repairedByAttempt)],
    ["mended by patch, insert, rewrite", `${one.repairedByPatch}, ${one.repairedByInsert}, ${one.repairedByRewrite}`],
    ["told plainly", String(one.safeForm)],
    ["held, of these waiting", `${one.held}, ${one.waiting}`],
    ["left over", String(one.residual)],
    ["extra model calls, tokens", `${one.extraModelCalls}, ${one.extraTokens}`],
  ]);
  if (one.byRule.length > 0) print();
  printTable(one.byRule.map(({ rule, turns, violations }) => [rule, `${violations} times`, `in ${turns} turns`]));
};
