import type { Command } from "commander";
import type { JsonOption } from "../run-command.ts";
import { runCommand } from "../run-command.ts";

/** `plugins`: lists plugins, their contributions and their errors. Exits with 1 when one could not be loaded. */
export const addPlugins = (program: Command): void => {
  program
    .command("plugins")
    .summary("list the plugins and what they contribute")
    .description("Lists every plugin of freeform.config.ts, what it contributes, and the error of each that could not be loaded.")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((options: JsonOption) => runCommand(options, async () => (await import("../engine/list-plugins.ts")).listPlugins(options)));
};

const help = `
Examples:
  $ npx freeform-rpg plugins
  $ npx freeform-rpg plugins --json | jq '.[] | select(.fault)'`;
