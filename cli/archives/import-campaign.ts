import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { ImportCampaignDocument } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";
import { paint, print, printJson } from "../output.ts";

/** Imports a campaign from a file that `export-campaign` wrote. Throws `file_not_found`. */
export const importCampaign = async (file: string, { json, ...options }: ConnectOptions): Promise<void> => {
  const content = await openFile(file);
  await connected({ ...options, operator: true }, async ({ api }) => {
    const upload = { content, name: basename(file), variable: "file" };
    const imported = unwrap((await api.upload(ImportCampaignDocument, { file: null }, upload)).importCampaign);
    if (json) return printJson(imported);
    print(`Imported the campaign "${imported.key}" (${imported.name}) at turn ${imported.turn}.`);
    if (imported.missingPacks.length > 0)
      print(
        paint.yellow(
          `It uses packs that are not installed here: ${imported.missingPacks.join(", ")}. Install them: npx freeform-rpg install-pack ID`,
        ),
      );
  });
};

const openFile = async (file: string): Promise<Blob> => {
  try {
    return await openAsBlob(file);
  } catch {
    throw new CommandError("file_not_found", `The file "${file}" cannot be read. Give a file that export-campaign wrote.`, 2);
  }
};
