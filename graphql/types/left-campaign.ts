import type { ApiPart } from "../builder/tokens.ts";

/** Someone who left a campaign. */
export class LeftCampaign {
  declare readonly campaignKey: string;
  declare readonly userId: string;
}

/** Adds what `removeMember` answers: whoever left may not read the campaign any more. */
export const addLeftCampaign: ApiPart = (builder) => {
  builder.objectType(LeftCampaign, {
    name: "LeftCampaign",
    description: "Someone who belongs to a campaign no more.",
    fields: (t) => ({
      campaignKey: t.exposeString("campaignKey", { description: "The campaign's plain id." }),
      userId: t.exposeString("userId", { description: "Who left." }),
    }),
  });
};
