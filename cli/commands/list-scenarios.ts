import type { Command } from "commander";
import type { ConnectOptions } from "../connect.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `list-scenarios`: lists the scenarios. It opens no database. */
export const addListScenarios = (program: Command): void => {
  withConnectOptions(program.command("list-scenarios"))
    .summary("list the scenarios")
    .description("Lists the scenarios, with the problems of those that cannot be played. Reads the local files unless --url is given.")
    .option(
      "--check [file]",
      "check a scenario file, or all scenarios: clocks that nothing moves, threads and endings that nothing can reach, guards without a key",
    )
    .addHelpText("after", help)
    .action((options: ListOptions) => runCommand(options, () => (options.check === undefined ? list(options) : check(options))));
};

interface ListOptions extends ConnectOptions {
  readonly check?: string | true;
}

const list = async (options: ConnectOptions): Promise<void> => (await import("../engine/list-scenarios.ts")).listScenarios(options);

const check = async ({ check: file, ...options }: ListOptions): Promise<void> =>
  (await import("../engine/check-scenarios.ts")).checkScenarios(typeof file === "string" ? file : null, options);

const help = `
Examples:
  $ npx freeform-rpg list-scenarios
  $ npx freeform-rpg list-scenarios --check scenarios/dead_drop.yaml
  $ npx freeform-rpg list-scenarios --json | jq '.[].key'`;
