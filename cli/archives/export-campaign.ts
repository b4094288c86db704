import { writeFile } from "node:fs/promises";
import { messageOf } from "freeform-rpg/kernel";
import { ExportCampaignDocument } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";

export interface ExportOptions extends CampaignOptions {
  readonly out?: string;
  readonly force?: boolean;
}

/** Writes a campaign to one file. Throws `file_exists`, `file_unwritable`. */
export const exportCampaign = ({ campaign, out, force, json, ...options }: ExportOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { fileName, turn, bytes, base64 } = (await api.request(ExportCampaignDocument, { id: campaign })).campaignArchive;
    const file = out ?? fileName;
    await writeFile(file, Buffer.from(base64, "base64"), { flag: force === true ? "w" : "wx", mode: 0o600 }).catch((error: unknown) =>
      rejectFile(file, error),
    );
    if (json) printJson({ campaign, file, turn, bytes });
    else print(`Wrote the campaign "${campaign}", at turn ${turn}, to ${file} (${Math.ceil(bytes / 1024)} KB).`);
  });

const rejectFile = (file: string, error: unknown): never => {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EEXIST")
    throw new CommandError("file_exists", `The file "${file}" already exists. Choose another with --out, or overwrite it with --force.`);
  throw new CommandError("file_unwritable", `The file "${file}" cannot be written (${messageOf(error)}). Choose another with --out.`);
};
