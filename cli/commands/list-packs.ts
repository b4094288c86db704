import type { Command } from "commander";
import type { ListPacksOptions } from "../packs/list-packs.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `list-packs`: lists installed and available packs. */
export const addListPacks = (program: Command): void => {
  withConnectOptions(program.command("list-packs"))
    .option("--available", "also list packs that are not installed")
    .summary("list the installed content packs")
    .description("Lists the installed content packs with their size in the search index, and the newer versions in the pack folders.")
    .addHelpText("after", help)
    .action((options: ListPacksOptions) => runCommand(options, async () => (await import("../packs/list-packs.ts")).listPacks(options)));
};

const help = `
Examples:
  $ npx freeform-rpg list-packs --available
  $ npx freeform-rpg list-packs --json | jq '.[].key'`;
