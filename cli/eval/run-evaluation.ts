import { findEvaluation } from "./suites.ts";
import type { SuiteOptions, SuiteReport } from "./suites.ts";
import { paint, print, printTable } from "../output.ts";

export interface EvalOptions extends SuiteOptions {
  readonly json?: boolean;
}

export const evaluate = async (asked: string, { json, ...options }: EvalOptions): Promise<void> => {
  const { name, run } = findEvaluation(asked, options);
  const report = await run();
  const { table: _, ...document } = report;
  if (json) print(JSON.stringify({ suite: name, ...document }));
  else printReport(report);
};

const printReport = ({ results, cases, table }: SuiteReport): void => {
  for (const { id, passed, why } of cases) print(`${passed ? paint.green("passed") : paint.red("FAILED")}  ${id}  ${why}`);
  if (cases.length > 0) print();
  printTable(table ?? results.map(({ metric, value, of }) => [metric, String(value), `of ${of}`]));
};
