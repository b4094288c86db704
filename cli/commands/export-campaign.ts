import type { Command } from "commander";
import type { ExportOptions } from "../archives/export-campaign.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `export-campaign`: writes a campaign to one file. */
export const addExportCampaign = (program: Command): void => {
  withCampaignOptions(program.command("export-campaign"), demo.dm)
    .summary("write a campaign to a file")
    .description(
      "Writes a whole campaign to one file, as a backup or to move it to another database. Play can continue meanwhile. For the DM.",
    )
    .option("--out <file>", "the file to write (default: named after the campaign and its turn, in the current folder)")
    .option("--force", "overwrite the file if it exists")
    .addHelpText("after", help)
    .action((options: ExportOptions) =>
      runCommand(options, async () => (await import("../archives/export-campaign.ts")).exportCampaign(options)),
    );
};

const help = `
The file contains secrets that players may not know. It does not contain content packs: install those where you import it.

Examples:
  $ npx freeform-rpg export-campaign
  $ npx freeform-rpg export-campaign --campaign demo --as dee --out demo.campaign.gz
  $ DATABASE_URL=postgres://... npx freeform-rpg import-campaign demo.campaign.gz`;
