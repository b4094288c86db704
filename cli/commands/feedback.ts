import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { print, printJson } from "../output.ts";
import { giveFeedback } from "../replay/give-feedback.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface FeedbackOptions extends AskOptions {
  readonly turn: number;
  readonly thumbs?: string;
  readonly rating?: number;
  readonly flag?: string;
  readonly comment?: string;
}

/** `feedback`: says something of a turn. */
export const addFeedback = (program: Command): void => {
  withAskOptions(program.command("feedback"))
    .summary("say what you think of a turn")
    .description("Says what you think of a turn, over what you said of it before. The DM reads it; other players do not.")
    .requiredOption("--turn <number>", "which turn", Number)
    .option("--thumbs <way>", "up or down")
    .option("--rating <number>", "1 to 5", Number)
    .option("--flag <kind>", "contradiction, leak, invalid_action, false_alarm, out_of_character, dull or other")
    .option("--comment <text>", "in your own words")
    .addHelpText(
      "after",
      `\nExamples:\n  $ npx freeform-rpg feedback --turn 4 --thumbs up\n  $ npx freeform-rpg feedback --turn 4 --flag contradiction --comment "The door was shut."`,
    )
    .action((options: FeedbackOptions) => runCommand(options.json ?? false, () => feedback(options)));
};

const feedback = ({ campaign, turn, thumbs, rating, flag, comment, json, ...options }: FeedbackOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(turn)) throw new CommandError("turn_number_invalid", "--turn takes a whole number.", 2);
    const said = {
      ...(thumbs && { thumbs: thumbs.toUpperCase() }),
      ...(rating && { rating }),
      ...(flag && { flag: flag.toUpperCase() }),
      ...(comment && { comment }),
    };
    const kept = await giveFeedback(api, { campaignId: campaign, turnNumber: turn, ...said });
    if (json) printJson(kept);
    else print(`Noted for turn ${turn}.`);
  });
