import { Argument } from "commander";
import type { Command } from "commander";
import type { MakeOptions } from "../changes/changes.ts";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { MoveOptions } from "../party/party.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions, withChangeOptions } from "./connect-options.ts";
import { gather } from "./gather.ts";

/** `party`: who is where, and who knows what. */
export const addParty = (program: Command): void => {
  const party = program
    .command("party")
    .summary("show, split and reunite the party, and share what some know")
    .description("Where the characters of players are, and what some of them know.")
    .addHelpText("after", help);
  withCampaignOptions(party.command("show", { isDefault: true }))
    .description("Shows each place in which characters of players are, and who is with them.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).showParty(options)));
  withChangeOptions(party.command("move <place> <characters...>"))
    .description("Takes characters of players, by their names or ids, out of their scene and to a place. For the DM.")
    .option("--along <who>", "someone else who comes along; repeat it for several", gather)
    .action((place: string, who: string[], options: MoveOptions) =>
      runCommand(options, async () => (await load()).moveCharacters(place, who, options)),
    );
  withChangeOptions(party.command("share <target> [characters...]"))
    .description("Lets characters of players, or all, know a fact, or know of someone or something. For the DM.")
    .action((target: string, who: string[], options: MakeOptions) =>
      runCommand(options, async () => (await load()).share(target, who, options)),
    );
  withCampaignOptions(party.command("shared-story"), demo.dm)
    .addArgument(new Argument("<setting>", "whether every player reads everything").choices(["on", "off"]))
    .description("Sets whether players read what happens where their character is not. For the DM.")
    .action((setting: string, options: CampaignOptions) =>
      runCommand(options, async () => (await load()).setSharedStory(setting === "on", options)),
    );
  withCampaignOptions(party.command("language <tag>"), demo.dm)
    .description('Sets the language of what players read, as a BCP 47 tag such as "de". For the DM.')
    .action((tag: string, options: CampaignOptions) => runCommand(options, async () => (await load()).setLanguage(tag, options)));
};

const load = () => import("../party/party.ts");

const help = `
Examples:
  $ npx freeform-rpg party show --as dee
  $ npx freeform-rpg party move docks ana --along sefa --preview
  $ npx freeform-rpg party share smugglers_sign ana
  $ npx freeform-rpg party shared-story on
  $ npx freeform-rpg party language de`;
