import type { Command } from "commander";
import { findEvaluation, listSuites } from "../eval/suites.ts";
import type { SuiteReport } from "../eval/suites.ts";
import { paint, print, printTable } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface EvalOptions {
  readonly data?: string;
  readonly json?: boolean;
}

/** `eval`: holds the engine to cases. */
export const addEval = (program: Command): void => {
  program
    .command("eval <suite>")
    .summary("hold the engine to cases and print what it came to")
    .description("Runs a suite that ships, or every case of a folder: scenario cases with objective checks. It opens no campaign of yours.")
    .option("--data <dir>", "other data of the same shape for a suite")
    .option("--json", "one JSON document")
    .addHelpText("after", () => `\nSuites: ${listSuites().join(", ")}.\n${help}`)
    .action((suite: string, options: EvalOptions) => runCommand(options.json ?? false, () => evaluate(suite, options)));
};

const help = `
Examples:
  $ npx freeform-rpg eval regression
  $ npx freeform-rpg eval ./my-cases --json     every folder in it that holds a case.yaml; see docs/replay.md`;

const evaluate = async (asked: string, { data, json }: EvalOptions): Promise<void> => {
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
