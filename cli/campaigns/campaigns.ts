import { writeFile } from "node:fs/promises";
import {
  ArchiveCampaignDocument,
  DeleteCampaignDocument,
  ExportBeforeDeletionDocument,
  ListCampaignsDocument,
  RenameCampaignDocument,
  RestoreCampaignDocument,
} from "../api/generated/graphql.ts";
import type { ApiClient } from "../api/api-client.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions, ConnectOptions } from "../connect.ts";
import { print, printJson, printTable } from "../output.ts";

/** Lists the campaigns of a user. */
export const listCampaigns = ({ json, ...options }: ConnectOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const nodes = (await api.request(ListCampaignsDocument)).viewer?.campaigns.nodes ?? [];
    if (json) return printJson({ campaigns: nodes });
    if (nodes.length === 0) return print("You belong to no campaign. Create one with: new-game, or join one with: join CODE");
    printTable([
      ["campaign", "name", "your role", "turn", "status"],
      ...nodes.map(({ key, name, myRole, currentTurn, status }) => [key, name, myRole, String(currentTurn), status.toLowerCase()]),
    ]);
  });

/** Renames a campaign. */
export const renameCampaign = (name: string, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const changed = unwrap((await api.request(RenameCampaignDocument, { input: { campaignId, name } })).changed);
    if (json) printJson({ campaign: campaignId, ...changed });
    else print(`"${campaignId}" is called "${changed.name}".`);
  });

/** Archives a campaign, or lets it be played again. */
export const archiveCampaign = (archive: boolean, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { status } = unwrap((await api.request(archive ? ArchiveCampaignDocument : RestoreCampaignDocument, { id })).changed);
    if (json) printJson({ campaign: id, status });
    else
      print(
        archive ? `"${id}" is archived. It can be read and exported. Restore it with: campaigns restore` : `"${id}" can be played again.`,
      );
  });

export interface DeleteOptions extends CampaignOptions {
  readonly name: string;
  readonly out?: string;
  readonly withoutExport?: boolean;
}

/** Deletes an archived campaign, after its export was written to a file. Throws `export_missing`. */
export const deleteCampaign = ({
  campaign: campaignId,
  json,
  name,
  out,
  withoutExport = false,
  ...options
}: DeleteOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if ((out === undefined) !== withoutExport)
      throw new CommandError(
        "export_missing",
        "Name a file with --out, to which the campaign is exported first, or add --without-export.",
        2,
      );
    const kept = out === undefined ? { withoutExport } : { exportFingerprint: await exportTo(api, campaignId, out) };
    unwrap((await api.request(DeleteCampaignDocument, { input: { campaignId, name, ...kept } })).changed);
    if (json) printJson({ campaign: campaignId, deleted: true, file: out ?? null });
    else print(`"${campaignId}" is deleted.${out === undefined ? "" : ` Bring it back with: import-campaign ${out}`}`);
  });

const exportTo = async (api: ApiClient, id: string, file: string): Promise<string> => {
  const { campaignArchive } = await api.request(ExportBeforeDeletionDocument, { id });
  await writeFile(file, Buffer.from(campaignArchive.base64, "base64"), { flag: "wx" }).catch(explainUnwritten(file));
  return campaignArchive.fingerprint;
};

const explainUnwritten =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === "EEXIST") throw new CommandError("file_exists", `"${file}" exists already. Name another file with --out.`, 2);
    throw new CommandError("file_unwritable", `"${file}" cannot be written: ${error.message}`);
  };
