import type { Command } from "commander";
import type { ShowEventOptions } from "../play/show-event.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `show-event`: shows a committed turn of the log, as far as the user may see it. */
export const addShowEvent = (program: Command): void => {
  withCampaignOptions(program.command("show-event"))
    .summary("show a committed turn")
    .description("Shows a committed turn of the log: the player's text, the dice, the events, the narration.")
    .requiredOption("--turn <number>", "the turn's number", Number)
    .addHelpText("after", help)
    .action((options: ShowEventOptions) => runCommand(options, async () => (await import("../play/show-event.ts")).showEvent(options)));
};

const help = `
Examples:
  $ npx freeform-rpg show-event --turn 3
  $ npx freeform-rpg show-event --campaign demo --turn 3 --json | jq .events`;
