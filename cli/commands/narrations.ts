import { Argument } from "commander";
import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { ReleaseOptions, Unfixable } from "../narrations/narrations.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `narrations`: narrations that contradict what the engine decided. */
export const addNarrations = (program: Command): void => {
  const narrations = program
    .command("narrations")
    .summary("release narrations held for the DM, and show narration metrics")
    .description(
      "A narration that contradicts what the engine decided, and that cannot be fixed, is replaced by a fallback narration or held for the DM.",
    )
    .addHelpText("after", help);
  forDm(narrations.command("list"))
    .description("Lists the held narrations, oldest first, with their violations.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).listHeld(options)));
  addRelease(narrations);
  forDm(narrations.command("unfixable"))
    .addArgument(new Argument("<policy>", "what to do").choices(["fallback", "hold"]))
    .description("Sets what happens to narrations that cannot be fixed: publish the fallback narration, or hold them for the DM.")
    .action((policy: Unfixable, options: CampaignOptions) => runCommand(options, async () => (await load()).setUnfixable(policy, options)));
  forDm(narrations.command("metrics"))
    .description("Shows the narration metrics of a campaign.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).showMetrics(options)));
};

const load = () => import("../narrations/narrations.ts");

const help = `
Examples:
  $ npx freeform-rpg narrations unfixable hold
  $ npx freeform-rpg narrations list
  $ npx freeform-rpg narrations release 7 --fallback
  $ npx freeform-rpg narrations release 7 --text "Odo shakes his head."
  $ npx freeform-rpg narrations metrics --json`;

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);

const addRelease = (parent: Command): void => {
  forDm(parent.command("release <turn>"))
    .description("Publishes the held narration of a turn, once. Choose one of --as-drafted, --fallback and --text.")
    .option("--as-drafted", "as the narrator wrote it")
    .option("--fallback", "the fallback narration, written from what the engine decided")
    .option("--text <text>", "your own text, which is checked like the narrator's")
    .option("--ignore-violations", "publish your own text although it has violations")
    .action((turn: string, options: ReleaseOptions) => runCommand(options, async () => (await load()).releaseNarration(turn, options)));
};
