import { rm } from "node:fs/promises";
import { ForbiddenError, ValidationError, refusals, toPlainId, withApiErrors } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { Archives } from "../tokens.ts";
import type { Archive, BroughtIn } from "../tokens.ts";

/** Adds fetching a campaign as a file, and bringing one in. */
export const addArchives: ApiPart = (builder) => {
  const archive = describeArchive(builder);
  const broughtIn = describeBroughtIn(builder);
  builder.queryField("campaignArchive", (t) =>
    t.field({
      type: archive,
      description: "A campaign as one file: to keep, or to take to another server. Holds all that its DM may know; for the DM.",
      args: { campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }) },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      resolve: async (_root, { campaignId }, { use }) => (await use(Archives)).write(plain(campaignId)),
    }),
  );
  builder.mutationField("importCampaign", (t) =>
    t.field({
      type: broughtIn,
      description:
        "Brings a campaign in from the file that `campaignArchive` gave, under its own id, with its members: whole or not at all. Never overwrites a campaign. For operators.",
      args: { file: t.arg({ type: "Upload", required: true, description: "The file, sent with the request as multipart/form-data." }) },
      errors: { types: refusals },
      resolve: (_root, { file }, context) => withApiErrors(() => importCampaign(context, file)),
    }),
  );
};

const plain = (id: string | number): string => toPlainId("Campaign", String(id));

const importCampaign = async ({ viewer, uploads, use }: Context, file: string): Promise<BroughtIn> => {
  if (viewer?.operator !== true)
    throw new ForbiddenError("Only operators bring campaigns in. `npx freeform-rpg token --operator` makes their token.");
  const found = uploads.find(file);
  if (found !== null) return (await use(Archives)).bringIn(found.path).finally(() => rm(found.path, { force: true }));
  const message = "No file came with this request. Send it as multipart/form-data, with `operations`, `map` and the file.";
  throw new ValidationError([{ path: "file", message }], "upload_missing");
};

const describeArchive = (builder: Builder) =>
  builder.objectRef<Archive>("CampaignArchive").implement({
    description: "A campaign as one file: JSON Lines, compressed with gzip.",
    fields: (t) => ({
      fileName: t.exposeString("file_name", { description: "What to call it, such as `demo-turn-12.campaign.gz`." }),
      turn: t.exposeInt("turn", { description: "The last turn that is in it." }),
      bytes: t.int({ description: "Its size.", resolve: ({ content }) => content.length }),
      base64: t.string({ description: "Its content, in base64.", resolve: ({ content }) => content.toString("base64") }),
    }),
  });

const describeBroughtIn = (builder: Builder) =>
  builder.objectRef<BroughtIn>("ImportedCampaign").implement({
    description: "A campaign that was brought in.",
    fields: (t) => ({
      key: t.exposeString("campaign_id", { description: "The campaign's plain id: the same as where it came from." }),
      name: t.exposeString("name", { description: "Its name." }),
      turn: t.exposeInt("turn", { description: "The last turn that is in it." }),
      rows: t.exposeInt("rows", { description: "Rows that were written." }),
      missingPacks: t.exposeStringList("missing_packs", {
        description: "Content packs that it plays with and that are not installed here: until they are, their lore is not found.",
      }),
    }),
  });
