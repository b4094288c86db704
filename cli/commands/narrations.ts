import { Argument } from "commander";
import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { Unfixable } from "../narrations/narrations.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `narrations`: narrations that contradict what the engine decided. */
export const addNarrations = (program: Command): void => {
  const narrations = program
    .command("narrations")
    .summary("set what happens to narrations that cannot be fixed, and show narration metrics")
    .description(
      "A narration that contradicts what the engine decided, and that cannot be fixed, is replaced by a fallback narration, or waits for the DM: see `review`.",
    )
    .addHelpText("after", help);
  forDm(narrations.command("unfixable"))
    .addArgument(new Argument("<policy>", "what to do").choices(["fallback", "hold"]))
    .description("Sets what happens to narrations that cannot be fixed: publish the fallback narration, or let them wait for the DM.")
    .action((policy: Unfixable, options: CampaignOptions) => runCommand(options, async () => (await load()).setUnfixable(policy, options)));
  forDm(narrations.command("metrics"))
    .description("Shows the narration metrics of a campaign.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).showMetrics(options)));
};

const load = () => import("../narrations/narrations.ts");

const help = `
Examples:
  $ npx freeform-rpg narrations unfixable hold
  $ npx freeform-rpg narrations metrics --json`;

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);
