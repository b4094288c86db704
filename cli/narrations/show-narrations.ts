import { print, printTable } from "../output.ts";
import type { NarrationMetricsQuery } from "../api/generated/graphql.ts";

type Dm<T extends { readonly campaign: { readonly dm: unknown } | null }> = NonNullable<NonNullable<T["campaign"]>["dm"]>;
type NarrationMetrics = Dm<NarrationMetricsQuery>["narrationMetrics"];

/** Prints narration metrics. */
export const printMetrics = (one: NarrationMetrics): void => {
  printTable([
    ["turns judged", String(one.turnsJudged)],
    ["turns with violations", String(one.turnsWithViolations)],
    ["fixed by the narrator", String(one.repairedByAttempt)],
    ["fixed by patch, insert, rewrite", `${one.repairedByPatch}, ${one.repairedByInsert}, ${one.repairedByRewrite}`],
    ["fallback narrations", String(one.fallbacks)],
    ["waited for the DM", String(one.reviewed)],
    ["violations left", String(one.residual)],
    ["extra model calls, tokens", `${one.extraModelCalls}, ${one.extraTokens}`],
  ]);
  if (one.byRule.length > 0) print();
  printTable(one.byRule.map(({ rule, turns, violations }) => [rule, `${violations} times`, `in ${turns} turns`]));
};
