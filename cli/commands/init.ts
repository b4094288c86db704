import type { Command } from "commander";
import type { JsonOption } from "../run-command.ts";
import { runCommand } from "../run-command.ts";

/** `init`: writes a project. */
export const addInit = (program: Command): void => {
  program
    .command("init <folder>")
    .summary("write a small project: a configuration, a plugin, a scenario, a test")
    .description(
      "Writes a small project into a new folder: a configuration, a plugin, a scenario and a test. The folder's name is the package's.",
    )
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((folder: string, options: JsonOption) =>
      runCommand(options, async () => (await import("../projects/init-project.ts")).initProject(folder, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg init my-game
  $ npx freeform-rpg init my-game --json | jq .files`;
