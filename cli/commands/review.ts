import { Argument, Option } from "commander";
import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { DecideFlags } from "../review/read-decision.ts";
import type { Mode, ModeOptions } from "../review/review.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `review`: what waits for the DM. */
export const addReview = (program: Command): void => {
  const review = program
    .command("review")
    .summary("decide what waits for you as the DM: actions before the dice, narrations before they are read")
    .description("Decides what waits for the DM. KEY is the key of what waits or its beginning; it may be left out where one thing waits.")
    .addHelpText("after", help);
  forDm(review.command("mode"))
    .addArgument(new Argument("<mode>", "what waits").choices(["auto", "narration", "actions", "all"]))
    .description("Sets what of each turn waits for the DM, and how long.")
    .option("--actions-seconds <n>", "after this time actions go on as they were ruled")
    .option("--narration-seconds <n>", "after this time a narration is published")
    .addOption(new Option("--late <how>", "how a narration is then published").choices(["release", "fallback"]))
    .action((mode: Mode, options: ModeOptions) => runCommand(options, async () => (await load()).setMode(mode, options)));
  forDm(review.command("list"))
    .description("Lists all that waits, oldest first.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).listWaiting(options)));
  forDm(review.command("show [key]"))
    .description("Shows what was understood and ruled, or the text with its verdicts.")
    .action((key: string | undefined, options: CampaignOptions) =>
      runCommand(options, async () => (await load()).showWaiting(key, options)),
    );
  addDecide(review);
};

const addDecide = (review: Command): void => {
  forDm(review.command("decide [key]"))
    .description("Decides. Of several decisions about the same thing the first counts.")
    .option("--proceed", "actions: go on as they were ruled")
    .option("--set <terms>", "actions: go on with terms, as YAML or JSON: one or a list")
    .option("--veto <reason>", "actions: nothing of it happens; the player reads why")
    .option("--answer <text>", "actions: answer instead of a turn")
    .option("--release", "narration: as the narrator wrote it")
    .option("--fallback", "narration: plain sentences, written from what the engine decided")
    .option("--text <text>", "narration: your own text, which is checked like the narrator's")
    .option("--ignore-violations", "narration: publish your own text although it has violations")
    .option("--another <note>", "narration: have the narrator write another text and heed the note")
    .action((key: string | undefined, options: CampaignOptions & DecideFlags) =>
      runCommand(options, async () => (await load()).decideWaiting(key, options)),
    );
};

const load = () => import("../review/review.ts");

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);

const help = `
Examples:
  $ npx freeform-rpg review mode all --actions-seconds 120
  $ npx freeform-rpg review list
  $ npx freeform-rpg review show
  $ npx freeform-rpg review decide --proceed
  $ npx freeform-rpg review decide --set '{ position: 0, edge: DISADVANTAGE }'
  $ npx freeform-rpg review decide --set '{ position: 0, understood: { target: viktor } }'
  $ npx freeform-rpg review decide 3fa2 --text "Odo shakes his head."
  $ npx freeform-rpg review decide 3fa2 --another "Shorter, and without the rain."`;
