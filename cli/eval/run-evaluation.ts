import { findEvaluation } from "./suites.ts";
import type { SuiteReport } from "./suites.ts";
import { paint, print, printTable } from "../output.ts";

export interface EvalOptions {
  readonly data?: string;
  readonly json?: boolean;
}

export const evaluate = async (asked: string, { data, json }: EvalOptions): Promise<void> => {
  const { name, run } = findEvaluation(asked, data);
  const report = await run();
  if (json) print(JSON.stringify({ suite: name, ...report }));
  else printReport(report);
  // Engines that a suite opened may hold timers; its answer is out.
  process.exitCode ??= 0;
};

const printReport = ({ results, cases }: SuiteReport): void => {
  for (const { id, passed, why } of cases) print(`${passed ? paint.green("passed") : paint.red("FAILED")}  ${id}  ${why}`);
  print();
  printTable(results.map(({ metric, value, of }) => [metric, String(value), `of ${of}`]));
};
