import type { ApiPart } from "freeform-rpg/graphql";

/** The confirmation that a member was removed. */
export class CampaignMembershipRemoved {
  declare readonly campaignKey: string;
  declare readonly userId: string;
}

/** Adds the result of `removeMember`. It is not the campaign, which a removed member may no longer read. */
export const addCampaignMembershipRemoved: ApiPart = (builder) => {
  builder.objectType(CampaignMembershipRemoved, {
    name: "CampaignMembershipRemoved",
    description: "The confirmation that a member was removed from a campaign.",
    fields: (t) => ({
      campaignKey: t.exposeString("campaignKey", { description: "The plain id of the campaign." }),
      userId: t.exposeString("userId", { description: "The user id of the removed member." }),
    }),
  });
};
