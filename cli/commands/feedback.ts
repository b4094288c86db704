import type { Command } from "commander";
import type { FeedbackOptions } from "../replay/feedback.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `feedback`: rates a turn. */
export const addFeedback = (program: Command): void => {
  withCampaignOptions(program.command("feedback"))
    .summary("rate a turn or comment on it")
    .description("Rates a turn or comments on it, and replaces your earlier feedback. The DM can read it; other players cannot.")
    .requiredOption("--turn <number>", "the turn", Number)
    .option("--thumbs <way>", "up or down")
    .option("--rating <number>", "1 to 5", Number)
    .option("--flag <kind>", "contradiction, leak, invalid_action, false_alarm, out_of_character, dull or other")
    .option("--comment <text>", "in your own words")
    .addHelpText("after", help)
    .action((options: FeedbackOptions) => runCommand(options, async () => (await import("../replay/feedback.ts")).sendFeedback(options)));
};

const help = `
Examples:
  $ npx freeform-rpg feedback --turn 4 --thumbs up
  $ npx freeform-rpg feedback --turn 4 --flag contradiction --comment "The door was shut."`;
