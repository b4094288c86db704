import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `play`: plays a campaign as a text adventure. */
export const addPlay = (program: Command): void => {
  withCampaignOptions(program.command("play"))
    .summary("play a campaign in this terminal")
    .description("Plays a campaign in the terminal. Without a terminal, every line of standard input is one turn.")
    .addHelpText("after", help)
    .action((options: CampaignOptions) => runCommand(options, async () => (await import("../play/play.ts")).play(options)));
};

const help = `
While playing: /say /ooc /roll /gmroll /history /look /clocks /threads /inventory /recap /undo /help /quit

Examples:
  $ npx freeform-rpg play
  $ npx freeform-rpg play --campaign harbour --as ada
  $ npx freeform-rpg play --url http://game.example:4000 --token "$TOKEN"
  $ printf 'I look around.\\nI ask the bartender about the courier.\\n' | npx freeform-rpg play`;
