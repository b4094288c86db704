import type { Command } from "commander";
import { demo } from "../demo.ts";
import type { RewindOptions } from "../play/rewind.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `rewind`: returns a campaign to an earlier turn. */
export const addRewind = (program: Command): void => {
  withCampaignOptions(program.command("rewind"), demo.dm)
    .summary("go back to an earlier turn")
    .description("Returns a campaign to an earlier turn. Nothing is deleted: later turns stay readable as superseded. For the DM.")
    .requiredOption("--to <number>", "the last turn to keep; 0 is the beginning", Number)
    .option("--reason <text>", "the reason, for the log")
    .addHelpText("after", help)
    .action((options: RewindOptions) => runCommand(options, async () => (await import("../play/rewind.ts")).rewind(options)));
};

const help = `
Examples:
  $ npx freeform-rpg rewind --to 4
  $ npx freeform-rpg rewind --campaign demo --as dee --to 0 --reason "We start over." --json`;
