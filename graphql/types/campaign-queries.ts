import type { ApiPart } from "../builder/api-parts.ts";
import { toConnection } from "../read/page.ts";
import { reading } from "../read/field-read.ts";
import { Campaign } from "./campaign.ts";
import { SignedInUser } from "./sign-in.ts";
import { campaignRow, readCampaign, readCampaigns } from "./read-campaign.ts";

/** Adds what campaigns are read by: `campaign`, and the campaigns of the viewer. */
export const addCampaignQueries: ApiPart = (builder) => {
  builder.queryFields((t) => ({
    campaign: t.field({
      type: Campaign,
      nullable: true,
      description: "A campaign of which the viewer is a member. Other campaigns fail with NOT_FOUND.",
      args: { id: t.arg.id({ required: true, description: "The global id or the plain id." }) },
      ...reading({ begins: ({ id }) => campaignRow(String(id)) }),
      resolve: (_root, { id }, context, info) => readCampaign(context, info, id),
    }),
  }));
  builder.objectField(SignedInUser, "campaigns", (t) =>
    t.connection(
      {
        type: Campaign,
        description: "The campaigns of which the user is a member, ordered by id. `myRole` of each is the user's role in it.",
        resolve: async (_viewer, args, context, info) => {
          const page = await readCampaigns(context, info);
          for (const { node } of page.rows) context.memberships.learn(node.campaign_id, node.my_role);
          return toConnection(page, args);
        },
      },
      { description: "A page of campaigns." },
      { description: "A campaign on a page." },
    ),
  );
};
