import { Campaign, campaignIdField, commonErrors, readCampaign, requireViewer, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { z } from "zod";
import { Lifecycle } from "../tokens.ts";
import type { LifecycleRequest, LifecycleService } from "../tokens.ts";

/** The confirmation that a campaign was deleted. */
export class DeletedCampaign {
  declare readonly campaignKey: string;
}

const campaignId = z.string().min(1).max(400);

/** Adds `renameCampaign`, `archiveCampaign`, `restoreCampaign` and `deleteCampaign`. */
export const addLifecycleApi: ApiPart = (builder) => {
  addRename(builder);
  addArchive(builder);
  addDelete(builder);
};

const addRename = (builder: Builder): void => {
  const input = builder.inputType("RenameCampaignInput", {
    description: "A campaign and its new name.",
    validate: z.object({ campaignId, name: z.string().trim().min(1).max(200) }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      name: t.string({ required: true, description: "The new name: 1 to 200 characters." }),
    }),
  });
  builder.mutationField("renameCampaign", (t) =>
    t.field({
      type: Campaign,
      description: "Renames a campaign. Its id stays. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The campaign and the name." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: id, name } }, context, info) =>
        readCampaign(context, info, await change(context, id, (all, request) => all.rename({ ...request, name }))),
    }),
  );
};

const addArchive = (builder: Builder): void => {
  builder.mutationFields((t) => ({
    archiveCampaign: t.fieldWithInput({
      type: Campaign,
      description:
        "Archives a campaign: turns that run or wait are cancelled, and from then on it can be read and exported, but nothing is added to it. For the DM.",
      typeOptions: { description: "The campaign to archive." },
      input: { campaignId: t.input.id(campaignIdField) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: id } }, context, info) =>
        readCampaign(context, info, await change(context, id, (all, request) => all.archive(request))),
    }),
    restoreCampaign: t.fieldWithInput({
      type: Campaign,
      description: "Lets an archived campaign be played again. For the DM.",
      typeOptions: { description: "The campaign to restore." },
      input: { campaignId: t.input.id(campaignIdField) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: id } }, context, info) =>
        readCampaign(context, info, await change(context, id, (all, request) => all.restore(request))),
    }),
  }));
};

const addDelete = (builder: Builder): void => {
  builder.objectType(DeletedCampaign, {
    name: "DeletedCampaign",
    description: "The confirmation that a campaign was deleted.",
    fields: (t) => ({ campaignKey: t.exposeString("campaignKey", { description: "The plain id that the campaign had." }) }),
  });
  const input = builder.inputType("DeleteCampaignInput", {
    description: "A campaign to delete, and the proof that it is meant.",
    validate: z
      .object({
        campaignId,
        name: z.string().max(200),
        exportFingerprint: z
          .string()
          .regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits")
          .nullish(),
        withoutExport: z.boolean().nullish(),
      })
      .refine(({ exportFingerprint, withoutExport }) => Boolean(exportFingerprint) !== Boolean(withoutExport), {
        path: ["exportFingerprint"],
        message: "Export the campaign with `campaignArchive` and give its `fingerprint`, or set `withoutExport`.",
      }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      name: t.string({ required: true, description: "The campaign's name, typed by the DM as a confirmation." }),
      exportFingerprint: t.string({ description: "The `fingerprint` of a `campaignArchive` of the campaign as it is now." }),
      withoutExport: t.boolean({ description: "Deletes the campaign although no one exported it. Default: `false`." }),
    }),
  });
  builder.mutationField("deleteCampaign", (t) =>
    t.field({
      type: DeletedCampaign,
      description: "Deletes an archived campaign and everything that belongs to it, for ever. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The campaign and the confirmation." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: id, name, exportFingerprint } }, context) => {
        const confirmed = { name, exported: exportFingerprint ?? null };
        return { campaignKey: await change(context, id, (all, request) => all.remove({ ...request, confirmed })) };
      },
    }),
  );
};

/** Makes a change as the viewer and answers the campaign's plain id. */
const change = async (
  context: Context,
  id: string,
  make: (lifecycle: LifecycleService, request: LifecycleRequest) => Promise<void>,
): Promise<string> => {
  const plain = toCampaignId(id);
  await make(await context.use(Lifecycle), { campaignId: plain, userId: requireViewer(context).userId });
  return plain;
};
