import type { BudgetFieldsFragment, CostDayFieldsFragment, CostTotalFragment } from "../api/generated/graphql.ts";
import { inWords, paint, print, printTable } from "../output.ts";

interface Share {
  readonly name: string;
  readonly calls: number;
  readonly cost: number;
}

/** Prints the sums of a campaign, and what each stage cost. */
export const printCosts = (costs: CostTotalFragment & { readonly byStage: readonly Share[] }): void => {
  const unpriced = costs.unpricedCalls > 0 ? `, and ${costs.unpricedCalls} calls without a known price` : "";
  const tokens = `${costs.inputTokens} input tokens (${costs.cacheReadTokens} cached), ${costs.outputTokens} output tokens`;
  print(`${dollars(costs.cost)} for ${costs.calls} calls${unpriced}; ${tokens}`);
  printTable(costs.byStage.map(({ name, calls, cost }) => [name, `${calls} calls`, dollars(cost)]));
};

/** Prints what may be spent, and what was. */
export const printBudgets = (budgets: readonly BudgetFieldsFragment[]): void => {
  print();
  printTable([
    ["budget", "limit", "spent", "DM's limit", "server's limit"],
    ...budgets.map(({ scope, limit, spent, dmLimit, serverLimit }) => [
      inWords(scope),
      limit === null ? "none" : dollars(limit),
      spent === null ? "-" : dollars(spent),
      dmLimit === null ? "none" : dollars(dmLimit),
      serverLimit === null ? "none" : dollars(serverLimit),
    ]),
  ]);
};

/** Prints the days on which something was paid, the last one first. */
export const printDays = (days: readonly CostDayFieldsFragment[]): void => {
  print();
  const paid = days.filter(({ calls }) => calls > 0).toReversed();
  if (paid.length === 0) return print(paint.dim(`No model was paid in the last ${days.length} days.`));
  printTable([
    ["day (UTC)", "calls", "tokens", "cost", "models"],
    ...paid.map(({ day, calls, inputTokens, outputTokens, cost, byModel }) => [
      day,
      String(calls),
      `${inputTokens} in, ${outputTokens} out`,
      dollars(cost),
      byModel.map((model) => `${model.name} ${dollars(model.cost)}`).join(", "),
    ]),
  ]);
};

const dollars = (amount: number): string => `$${amount.toFixed(4)}`;
