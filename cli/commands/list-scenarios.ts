import type { Command } from "commander";
import type { ConnectOptions } from "../connect.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `list-scenarios`: lists the scenarios. It opens no database. */
export const addListScenarios = (program: Command): void => {
  withConnectOptions(program.command("list-scenarios"))
    .summary("list the scenarios")
    .description("Lists the scenarios, with the problems of those that cannot be played. Reads the local files unless --url is given.")
    .addHelpText("after", help)
    .action((options: ConnectOptions) =>
      runCommand(options, async () => (await import("../engine/list-scenarios.ts")).listScenarios(options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg list-scenarios
  $ npx freeform-rpg list-scenarios --json | jq '.[].key'`;
