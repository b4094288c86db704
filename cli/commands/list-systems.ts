import type { Command } from "commander";
import type { JsonOption } from "../run-command.ts";
import { runCommand } from "../run-command.ts";

/** `list-systems`: lists the rule systems, or prints one with all that it inherits. */
export const addListSystems = (program: Command): void => {
  program
    .command("list-systems")
    .summary("list the rule systems")
    .description(
      "Lists the rule systems of the systems folder and of the packs. With an id: prints that system merged with what it inherits, and its source files.",
    )
    .argument("[id]", "print this system, merged")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((id: string | undefined, options: JsonOption) =>
      runCommand(options, async () => (await import("../engine/list-systems.ts")).listSystems(id, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg list-systems
  $ npx freeform-rpg list-systems d20
  $ npx freeform-rpg list-systems --json | jq '.[].id'`;
