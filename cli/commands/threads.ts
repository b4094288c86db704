import type { Command } from "commander";
import type { ThreadsOptions } from "../threads/threads.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `threads`: the open matters of a campaign, and checks by the thread contract. */
export const addThreads = (program: Command): void => {
  withCampaignOptions(program.command("threads"), demo.dm)
    .summary("list threads, and check them by the thread contract")
    .description("Lists the threads of a campaign. With --check, finds titles without their form and threads that ask the same.")
    .option("--check", "check the open threads, or the changes that --add and --resolve name")
    .option("--add <threads...>", 'threads to open, as "TYPE title"')
    .option("--resolve <ids...>", "ids of threads that end")
    .addHelpText("after", help)
    .action((options: ThreadsOptions) => runCommand(options, async () => (await import("../threads/threads.ts")).threads(options)));
};

const help = `
Exit codes: 0 nothing is wrong; 1 --check found something; 2 wrong usage.

Examples:
  $ npx freeform-rpg threads
  $ npx freeform-rpg threads --check
  $ npx freeform-rpg threads --check --add "MYSTERY Open question: who lit the beacon?"
  $ npx freeform-rpg threads --check --resolve td-1 --add "QUEST Goal: cross the river; success when all four stand on the far bank" --json`;
