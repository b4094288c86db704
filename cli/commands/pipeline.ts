import { Argument } from "commander";
import type { Command } from "commander";
import type { PipelineOptions } from "../engine/show-pipeline.ts";
import { runCommand } from "../run-command.ts";

/** `pipeline show`: prints the derived order of a pipeline. */
export const addPipeline = (program: Command): void => {
  const pipeline = program
    .command("pipeline")
    .summary("show how turns run")
    .description("Inspects pipelines: which stages run in which order, and why.");
  pipeline
    .command("show")
    .summary("print a pipeline's derived order")
    .description("Prints the order of a pipeline, derived from what its stages need and make, with your plugins included.")
    .addArgument(new Argument("<name>", "the pipeline").choices(["turn", "ingest"]))
    .option("--json", "print one JSON document")
    .option("--mermaid", "print a Mermaid diagram, for Markdown")
    .addHelpText("after", help)
    .action((name: string, options: PipelineOptions) =>
      runCommand(options, async () => (await import("../engine/show-pipeline.ts")).showPipeline(name, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg pipeline show turn
  $ npx freeform-rpg pipeline show turn --mermaid
  $ npx freeform-rpg pipeline show turn --json | jq '.stages[].name'`;
