import type { Command } from "commander";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import type { SayOptions, WhisperOptions } from "../say/say.ts";
import { withCampaignOptions } from "./connect-options.ts";
import { gather } from "./gather.ts";

/** `say`: the DM's own words. */
export const addSay = (program: Command): void => {
  withCampaignOptions(program.command("say <text>"), demo.dm)
    .summary("narrate as the DM, or speak as someone")
    .description("Narrates in the DM's own words, or lets a person speak, as a turn of its own that everybody reads. For the DM.")
    .option("--turn <number>", "put the text in the place of this turn's narration")
    .option("--speaker <who>", "the person who says it, by name or id (default: it is narrated)")
    .addHelpText("after", help)
    .action((text: string, options: SayOptions) => runCommand(options, async () => (await load()).say(text, options)));
};

/** `whisper`: words for few. */
export const addWhisper = (program: Command): void => {
  withCampaignOptions(program.command("whisper <text>"), demo.dm)
    .summary("tell something to one or a few")
    .description(
      "Tells something to one or a few, as a turn that only they, the author and DMs read. Without --to, a player's words are for the DM.",
    )
    .option("--to <who>", "the character of a player who reads it, by name or id; repeat it for several", gather)
    .addHelpText("after", whisperHelp)
    .action((text: string, options: WhisperOptions) => runCommand(options, async () => (await load()).whisper(text, options)));
};

const load = () => import("../say/say.ts");

const help = `
Examples:
  $ npx freeform-rpg say "The lamps go out, one after another."
  $ npx freeform-rpg say "You are late." --speaker viktor
  $ npx freeform-rpg say "Odo shakes his head, slowly." --turn 7`;

const whisperHelp = `
Examples:
  $ npx freeform-rpg whisper "The guard winks at you." --to Wren
  $ npx freeform-rpg whisper "I keep the key to myself." --as ada`;
