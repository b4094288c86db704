import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import type { StrikeOptions } from "../strikes/strikes.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `strike`: takes a turn or a DM's change out of the story, wherever it stands. */
export const addStrike = (program: Command): void => {
  const strike = program
    .command("strike")
    .summary("take one turn or change out of the story, as its DM")
    .description(
      "Takes one turn, or one change by hand, out of the story, wherever it stands: what it changed is taken back, and neither players nor models read " +
        "it any more. Later turns stay. Refused where later events depend on it. For the DM.",
    )
    .addHelpText("after", help);
  forDm(strike.command("preview <what>"))
    .description("Shows what a strike would change and what depends on it. WHAT is the number of a turn or the id of a change.")
    .action((what: string, options: CampaignOptions) => runCommand(options, async () => (await load()).previewStrike(what, options)));
  forDm(strike.command("turn <number>"))
    .description("Strikes a turn.")
    .option("--reason <text>", "the reason, which is stored in the log")
    .action((what: string, options: StrikeOptions) => runCommand(options, async () => (await load()).strikeTurn(what, options)));
  forDm(strike.command("change <id>"))
    .description("Undoes a change by hand. `change list` shows the ids.")
    .option("--reason <text>", "the reason, which is stored in the log")
    .action((id: string, options: StrikeOptions) => runCommand(options, async () => (await load()).undoChange(id, options)));
};

const load = () => import("../strikes/strikes.ts");

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);

const help = `
Examples:
  $ npx freeform-rpg strike preview 7
  $ npx freeform-rpg strike turn 7 --reason "We agreed that this never happened."
  $ npx freeform-rpg change list
  $ npx freeform-rpg strike change demo:12`;
