import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import type { Command } from "commander";
import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { paint, print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

type ImportOptions = Omit<AskOptions, "campaign">;

/** `import-campaign`: brings a campaign in from a file. */
export const addImportCampaign = (program: Command): void => {
  withConnectOptions(program.command("import-campaign").argument("<file>", "what export-campaign wrote"), "operator")
    .summary("bring a campaign in from a file")
    .description(
      "Brings a campaign in from a file, under its own id and with its members: whole or not at all. Never overwrites a campaign.",
    )
    .addHelpText("after", help)
    .action((file: string, options: ImportOptions) => runCommand(options.json ?? false, () => importCampaign(file, options)));
};

const help = `
Examples:
  $ npx freeform-rpg import-campaign demo-turn-12.campaign.gz
  $ DATABASE_URL=postgres://... npx freeform-rpg import-campaign demo-turn-12.campaign.gz   # from the embedded database to a server`;

const document = `mutation Import($file: Upload!) { importCampaign(file: $file) {
  __typename ... on ImportedCampaign { key name turn rows missingPacks } ... on Error { message reason } } }`;
const Imported = z.object({
  importCampaign: z.union([
    z.object({ key: z.string(), name: z.string(), turn: z.int(), rows: z.int(), missingPacks: z.array(z.string()) }),
    z.object({ message: z.string(), reason: z.string() }),
  ]),
});

const importCampaign = async (file: string, { json, ...options }: ImportOptions): Promise<void> => {
  const content = await openFile(file);
  await connected({ ...options, operator: true }, async ({ api }) => {
    const { importCampaign: answer } = await api.upload(
      document,
      { file: null },
      { content, name: basename(file), place: "file" },
      Imported,
    );
    if ("message" in answer) throw new CommandError(answer.reason, answer.message);
    if (json) return printJson(answer);
    print(`The campaign "${answer.key}" (${answer.name}) is here, as it stood after turn ${answer.turn}.`);
    if (answer.missingPacks.length > 0)
      print(
        paint.yellow(
          `It plays with packs that are not installed here: ${answer.missingPacks.join(", ")}. Install them: npx freeform-rpg install-pack ID`,
        ),
      );
  });
};

const openFile = async (file: string): Promise<Blob> => {
  try {
    return await openAsBlob(file);
  } catch {
    throw new CommandError("file_not_found", `There is no file "${file}" that can be read. It is what export-campaign wrote.`, 2);
  }
};
