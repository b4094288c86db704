import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { demo } from "../demo.ts";
import { print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withAskOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface ExportOptions extends AskOptions {
  readonly out?: string;
  readonly force?: boolean;
}

/** `export-campaign`: a campaign as one file. */
export const addExportCampaign = (program: Command): void => {
  withAskOptions(program.command("export-campaign"), demo.dm)
    .summary("write a campaign into one file")
    .description(
      "Writes everything that a campaign is into one file, for its DM: to keep, or to take to another database. It can be played on meanwhile.",
    )
    .option("--out <file>", "where to write it (default: named after the campaign and its turn, in this folder)")
    .option("--force", "overwrite the file if it is there")
    .addHelpText("after", help)
    .action((options: ExportOptions) => runCommand(options.json ?? false, () => exportCampaign(options)));
};

const help = `
The file holds secrets that players may not know. Content packs are not in it: install them where it is brought in.

Examples:
  $ npx freeform-rpg export-campaign
  $ npx freeform-rpg export-campaign --campaign demo --as dee --out demo.campaign.gz
  $ DATABASE_URL=postgres://... npx freeform-rpg import-campaign demo.campaign.gz`;

const document = "query Export($id: ID!) { campaignArchive(campaignId: $id) { fileName turn bytes base64 } }";
const Exported = z.object({
  campaignArchive: z.object({ fileName: z.string(), turn: z.int(), bytes: z.int(), base64: z.base64() }),
});

const exportCampaign = ({ campaign, out, force, json, ...options }: ExportOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { fileName, turn, bytes, base64 } = (await api.ask(document, { id: campaign }, Exported)).campaignArchive;
    const file = out ?? fileName;
    await writeFile(file, Buffer.from(base64, "base64"), { flag: force === true ? "w" : "wx", mode: 0o600 }).catch((error: unknown) =>
      refuseFile(file, error),
    );
    if (json) printJson({ campaign, file, turn, bytes });
    else print(`The campaign "${campaign}" is in ${file} as it stands after turn ${turn} (${Math.ceil(bytes / 1024)} KB).`);
  });

const refuseFile = (file: string, error: unknown): never => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EEXIST")
    throw new CommandError("file_exists", `The file "${file}" is there already. Name another with --out, or overwrite it with --force.`);
  const why = error instanceof Error ? error.message : String(error);
  throw new CommandError("file_unwritable", `The file "${file}" cannot be written (${why}). Name another place with --out.`);
};
