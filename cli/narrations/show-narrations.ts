import { paint, print, printTable } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import type { HeldNarrationsQuery, NarrationMetricsQuery } from "../api/generated/graphql.ts";

type Dm<T extends { readonly campaign: { readonly dm: unknown } | null }> = NonNullable<NonNullable<T["campaign"]>["dm"]>;
type HeldTurn = Dm<HeldNarrationsQuery>["heldNarrations"][number];
type NarrationMetrics = Dm<NarrationMetricsQuery>["narrationMetrics"];

/** Prints held turns with their violations. */
export const printHeld = (turns: readonly HeldTurn[]): void => {
  for (const { number, input, dm } of turns) {
    print(`${paint.bold(`turn ${number}`)}  > ${input}`);
    const narration = dm?.narration;
    if (!narration) continue;
    print(wrapWords(narration.heldText ?? ""));
    for (const { policy, rule, message, draft } of narration.violations)
      if (draft === narration.drafts) print(paint.yellow(`  ${policy === null ? "" : `${policy}/`}${rule}: ${message}`));
    print(paint.dim(`fallback: ${narration.fallbackText ?? ""}`));
    print();
  }
};

/** Prints narration metrics. */
export const printMetrics = (one: NarrationMetrics): void => {
  printTable([
    ["turns judged", String(one.turnsJudged)],
    ["turns with violations", String(one.turnsWithViolations)],
    ["fixed by the narrator", String(one.repairedByAttempt)],
    ["fixed by patch, insert, rewrite", `${one.repairedByPatch}, ${one.repairedByInsert}, ${one.repairedByRewrite}`],
    ["fallback narrations", String(one.fallbacks)],
    ["held, still waiting", `${one.held}, ${one.waiting}`],
    ["violations left", String(one.residual)],
    ["extra model calls, tokens", `${one.extraModelCalls}, ${one.extraTokens}`],
  ]);
  if (one.byRule.length > 0) print();
  printTable(one.byRule.map(({ rule, turns, violations }) => [rule, `${violations} times`, `in ${turns} turns`]));
};
