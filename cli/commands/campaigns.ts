import type { Command } from "commander";
import type { DeleteOptions } from "../campaigns/campaigns.ts";
import type { CampaignOptions, ConnectOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions, withConnectOptions } from "./connect-options.ts";

/** `campaigns`: listing, renaming, archiving and deleting them. */
export const addCampaigns = (program: Command): void => {
  const campaigns = program
    .command("campaigns")
    .summary("list, rename, archive and delete campaigns")
    .description("The campaigns of a user, and what happens to them.")
    .addHelpText("after", help);
  withConnectOptions(campaigns.command("list"))
    .description("Lists the campaigns of the user.")
    .action((options: ConnectOptions) => runCommand(options, async () => (await load()).listCampaigns(options)));
  withCampaignOptions(campaigns.command("rename <name>"), demo.dm)
    .description("Renames a campaign. Its id stays. For the DM.")
    .action((name: string, options: CampaignOptions) => runCommand(options, async () => (await load()).renameCampaign(name, options)));
  withCampaignOptions(campaigns.command("archive"), demo.dm)
    .description("Archives a campaign: it can be read and exported, and nothing is added to it. For the DM.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).archiveCampaign(true, options)));
  withCampaignOptions(campaigns.command("restore"), demo.dm)
    .description("Lets an archived campaign be played again. For the DM.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).archiveCampaign(false, options)));
  withCampaignOptions(campaigns.command("delete"), demo.dm)
    .description("Deletes an archived campaign for ever, after it was exported to a file. For the DM.")
    .requiredOption("--name <name>", "the campaign's name, as a confirmation")
    .option("--out <file>", "the file to which it is exported first; it must not exist")
    .option("--without-export", "delete it without an export")
    .action((options: DeleteOptions) => runCommand(options, async () => (await load()).deleteCampaign(options)));
};

const load = () => import("../campaigns/campaigns.ts");

const help = `
Examples:
  $ npx freeform-rpg campaigns list --as ann
  $ npx freeform-rpg campaigns rename "The Long Night" --campaign harbour
  $ npx freeform-rpg campaigns archive --campaign harbour
  $ npx freeform-rpg campaigns delete --campaign harbour --name "The Long Night" --out harbour.campaign.gz`;
