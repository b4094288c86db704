import type { Command } from "commander";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import type { SayOptions } from "../say/say.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `say`: the DM's own words. */
export const addSay = (program: Command): void => {
  withCampaignOptions(program.command("say <text>"), demo.dm)
    .summary("narrate as the DM, or speak as somebody")
    .description("Narrates in the DM's own words, or lets a person speak, as a turn of its own that everybody reads. For the DM.")
    .option("--turn <number>", "put the text in the place of this turn's narration")
    .option("--speaker <id>", "the person who says it (default: it is narrated)")
    .addHelpText("after", help)
    .action((text: string, options: SayOptions) => runCommand(options, async () => (await load()).say(text, options)));
};

const load = () => import("../say/say.ts");

const help = `
Examples:
  $ npx freeform-rpg say "The lamps go out, one after another."
  $ npx freeform-rpg say "You are late." --speaker viktor
  $ npx freeform-rpg say "Odo shakes his head, slowly." --turn 7`;
