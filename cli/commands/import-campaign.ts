import type { Command } from "commander";
import type { ConnectOptions } from "../connect.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `import-campaign`: imports a campaign from a file. */
export const addImportCampaign = (program: Command): void => {
  withConnectOptions(program.command("import-campaign").argument("<file>", "a file that export-campaign wrote"), "operator")
    .summary("import a campaign from a file")
    .description("Imports a campaign with its id and members, in one transaction. Never overwrites a campaign.")
    .addHelpText("after", help)
    .action((file: string, options: ConnectOptions) =>
      runCommand(options, async () => (await import("../archives/import-campaign.ts")).importCampaign(file, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg import-campaign demo-turn-12.campaign.gz
  $ DATABASE_URL=postgres://... npx freeform-rpg import-campaign demo-turn-12.campaign.gz   # from the embedded database to a server`;
