import type { Command } from "commander";
import { listSuites } from "../eval/list-suites.ts";
import type { EvalOptions } from "../eval/run-evaluation.ts";
import { runCommand } from "../run-command.ts";

/** `eval`: runs evaluation suites. */
export const addEval = (program: Command): void => {
  program
    .command("eval <suite>")
    .summary("run an evaluation suite and print its results")
    .description("Runs a suite that ships with the package, or every scenario case of a folder. It opens none of your campaigns.")
    .option("--data <dir>", "other data of the same format for a suite")
    .option("--part <part>", "play: dev, unseen, held or all; lore: packs, memory, paraphrase or all")
    .option("--scripted [path]", "play: recorded interpretations instead of the offline interpreter's; default: those that ship")
    .option("--dump <dir>", "play, gate, lore: write what a model would be asked, a file for each sentence or text")
    .option("--verdicts <file>", "gate: recorded answers of the review's model, checked as in play")
    .option("--failures", "play, gate, lore: print the failures of the part that is for tuning")
    .option("--verbose", "play: print every sentence of every part")
    .option("--json", "print one JSON document")
    .addHelpText("after", () => `\nSuites: ${listSuites().join(", ")}.\n${help}`)
    .action(async (suite: string, options: EvalOptions) => {
      await runCommand(options, async () => (await import("../eval/run-evaluation.ts")).evaluate(suite, options));
      // Engines that a suite opened may hold timers, which would keep the process: its answer is out.
      process.stdout.write("", () => process.exit());
    });
};

const help = `
Examples:
  $ npx freeform-rpg eval regression
  $ npx freeform-rpg eval ./my-cases --json     every folder in it that holds a case.yaml; see docs/replay.md`;
