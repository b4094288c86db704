import { Argument } from "commander";
import type { Command } from "commander";
import { showPlan } from "freeform-rpg/kernel";
import type { PlanFormat } from "freeform-rpg/kernel";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { print } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface ShowOptions {
  readonly json?: boolean;
  readonly mermaid?: boolean;
}

/** `pipeline show`: prints the derived order of a pipeline. */
export const addPipeline = (program: Command): void => {
  const pipeline = program
    .command("pipeline")
    .summary("show how turns run")
    .description("Looks at pipelines: what runs in which order, and why.");
  pipeline
    .command("show")
    .summary("print a pipeline's derived order")
    .description("Prints the order of a pipeline as it follows from what its stages need and make, your plugins included.")
    .addArgument(new Argument("<name>", "which pipeline").choices(["turn", "ingest"]))
    .option("--json", "one JSON document")
    .option("--mermaid", "a picture, for Markdown")
    .addHelpText("after", help)
    .action((name: string, options: ShowOptions) => runCommand(options.json ?? false, () => showPipeline(name, options)));
};

const help = `
Examples:
  $ npx freeform-rpg pipeline show turn
  $ npx freeform-rpg pipeline show turn --mermaid
  $ npx freeform-rpg pipeline show turn --json | jq '.stages[].name'`;

const showPipeline = async (name: string, { json, mermaid }: ShowOptions): Promise<void> => {
  const kernel = await assembleKernel(readEnvironment());
  const format: PlanFormat = json ? "json" : mermaid ? "mermaid" : "text";
  print(showPlan(kernel.plan(name), format));
};
