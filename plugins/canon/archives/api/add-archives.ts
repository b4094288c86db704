import { rm } from "node:fs/promises";
import { campaignIdField, commonErrors, requireOperator, requireUpload, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { Archives } from "../tokens.ts";
import type { Archive, ImportedCampaign } from "../tokens.ts";

/** Adds fetching a campaign as a file, and bringing one in. */
export const addArchives: ApiPart = (builder) => {
  const archive = describeArchive(builder);
  const imported = describeImported(builder);
  builder.queryField("campaignArchive", (t) =>
    t.field({
      type: archive,
      description: "A campaign exported as one file, as a backup or for another server. It contains the DM's secrets. For the DM.",
      args: { campaignId: t.arg.id(campaignIdField) },
      authScopes: (_root, { campaignId }) => ({ dm: toCampaignId(campaignId) }),
      resolve: async (_root, { campaignId }, { use }) => (await use(Archives)).write(toCampaignId(campaignId)),
    }),
  );
  builder.mutationField("importCampaign", (t) =>
    t.fieldWithInput({
      type: imported,
      description:
        "Imports a campaign from a file of `campaignArchive`, with its id and members, completely or not at all. It never overwrites a campaign. For operators.",
      typeOptions: { description: "The archive to import." },
      input: {
        file: t.input.field({ type: "Upload", required: true, description: "The archive, sent with the request as multipart/form-data." }),
      },
      errors: { types: commonErrors },
      resolve: (_root, { input: { file } }, context) => importCampaign(context, file),
    }),
  );
};

const importCampaign = async (context: Context, file: string): Promise<ImportedCampaign> => {
  requireOperator(context, "import campaigns");
  const { path } = requireUpload(context, file, "file");
  return (await context.use(Archives)).import(path).finally(() => rm(path, { force: true }));
};

const describeArchive = (builder: Builder) =>
  builder.objectRef<Archive>("CampaignArchive").implement({
    description: "A campaign exported as one file: JSON Lines, compressed with gzip.",
    fields: (t) => ({
      fileName: t.exposeString("fileName", { description: "The suggested file name, such as `demo-turn-12.campaign.gz`." }),
      turn: t.exposeInt("turn", { description: "The number of the last turn in the archive." }),
      fingerprint: t.exposeString("fingerprint", {
        description: "SHA-256 of its rows, in hexadecimal: the same for every export of a campaign that has not changed.",
      }),
      bytes: t.int({ description: "The size of the file in bytes.", resolve: ({ content }) => content.length }),
      base64: t.string({
        description: "The content of the file, encoded in base64.",
        resolve: ({ content }) => content.toString("base64"),
      }),
    }),
  });

const describeImported = (builder: Builder) =>
  builder.objectRef<ImportedCampaign>("ImportedCampaign").implement({
    description: "An imported campaign.",
    fields: (t) => ({
      key: t.exposeString("campaignId", { description: "The plain id of the campaign, unchanged by the import." }),
      name: t.exposeString("name", { description: "The name." }),
      turn: t.exposeInt("turn", { description: "The number of the last turn in the archive." }),
      rows: t.exposeInt("rows", { description: "The number of rows that were written." }),
      missingPacks: t.exposeStringList("missingPacks", {
        description:
          "Content packs that the campaign uses and that are not installed on this server. Their lore is not found until they are.",
      }),
    }),
  });
