import { Campaign, campaignIdField, columns, commonErrors, readCampaign, requireViewer, texts, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { z } from "zod";
import { Safety } from "../tokens.ts";

/** The lines and veils of a campaign. */
export class CampaignBoundaries {
  declare readonly lines: readonly string[];
  declare readonly veils: readonly string[];
}

const BoundaryKind = { LINE: "line", VEIL: "veil" } as const;
const campaignId = z.string().min(1).max(400);
const topic = z.string().trim().min(1).max(200);

/** Adds `Campaign.boundaries`, `addBoundary` and `setBoundaries`. */
export const addBoundaries: ApiPart = (builder) => {
  addField(builder);
  addAdd(builder);
  addSet(builder);
};

const addField = (builder: Builder): void => {
  builder.objectType(CampaignBoundaries, {
    name: "CampaignBoundaries",
    description: "Topics that never appear, and topics that appear out of sight.",
    fields: (t) => ({
      lines: t.stringList({ description: "Topics that never appear.", resolve: ({ lines }) => [...lines] }),
      veils: t.stringList({ description: "Topics that may happen, but out of sight.", resolve: ({ veils }) => [...veils] }),
    }),
  });
  builder.objectFields(Campaign, (t) => ({
    boundaries: t.field({
      type: CampaignBoundaries,
      description: "The lines and veils of the campaign.",
      ...columns("calibration"),
      resolve: (campaign) => Calibration.parse(Object(campaign).calibration ?? {}).boundaries,
    }),
  }));
};

const addAdd = (builder: Builder): void => {
  builder.enumType(BoundaryKind, {
    name: "BoundaryKind",
    description: "What a boundary does.",
    values: texts({ LINE: "The topic never appears.", VEIL: "The topic may happen, but out of sight." }),
  });
  const input = builder.inputType("AddBoundaryInput", {
    description: "A line or a veil to add.",
    validate: z.object({ campaignId, kind: z.enum(BoundaryKind), topic }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      kind: t.field({ type: BoundaryKind, required: true, description: "Whether it is a line or a veil." }),
      topic: t.string({ required: true, description: "The topic: 1 to 200 characters." }),
    }),
  });
  builder.mutationField("addBoundary", (t) =>
    t.field({
      type: Campaign,
      description:
        "Adds a line or a veil, for any member and without a reason. It holds from the next turn on. Nothing stores or tells who added it.",
      args: { input: t.arg({ type: input, required: true, description: "The boundary." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        await (await context.use(Safety)).addBoundary({ ...request, kind: given.kind, topic: given.topic });
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};

const addSet = (builder: Builder): void => {
  const input = builder.inputType("SetBoundariesInput", {
    description: "The lines and veils of a campaign.",
    validate: z.object({ campaignId, lines: z.array(topic).max(50).nullish(), veils: z.array(topic).max(50).nullish() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      lines: t.stringList({ description: "Topics that never appear. Those that hold in every campaign are added. Default: as they are." }),
      veils: t.stringList({ description: "Topics that may happen, but out of sight. Default: as they are." }),
    }),
  });
  builder.mutationField("setBoundaries", (t) =>
    t.field({
      type: Campaign,
      description: "Replaces the lines and veils of a campaign, from the next turn on. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The boundaries." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        const { lines, veils } = given;
        await (await context.use(Safety)).setBoundaries({ ...request, ...(lines ? { lines } : {}), ...(veils ? { veils } : {}) });
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};
