import { toPlainId } from "../builder/global-id.ts";
import type { ApiPart } from "../builder/tokens.ts";
import { toConnection } from "../read/page.ts";
import { Campaign } from "./campaign.ts";
import { readCampaign, readCampaigns } from "./read-campaign.ts";
import { Run, readRun } from "./run.ts";

/** Adds the doors to campaigns and runs. */
export const addCampaignQueries: ApiPart = (builder) => {
  builder.queryFields((t) => ({
    campaign: t.field({
      type: Campaign,
      nullable: true,
      description: "One campaign that the viewer is a member of; others are NOT_FOUND.",
      args: { id: t.arg.id({ required: true, description: "Its global id or its plain id." }) },
      resolve: (_root, { id }, context, info) => readCampaign(context, info, id),
    }),
    campaigns: t.connection(
      {
        type: Campaign,
        description: "The campaigns that the viewer is a member of, by id.",
        resolve: async (_root, args, context, info) => {
          const page = await readCampaigns(context, info);
          for (const { node } of page.rows) context.memberships.learn(node.campaign_id, node.my_role);
          return toConnection(page, args);
        },
      },
      { description: "A page of campaigns." },
      { description: "A campaign in a page." },
    ),
    run: t.field({
      type: Run,
      nullable: true,
      description: "One run of a campaign that the viewer is a member of; `null` for others.",
      args: { id: t.arg.id({ required: true, description: "Its global id or its plain id." }) },
      resolve: (_root, { id }, context, info) => readRun(context, info, toPlainId("Run", id)),
    }),
  }));
};
