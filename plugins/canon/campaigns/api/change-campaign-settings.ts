import { Campaigns } from "../tokens.ts";
import { OnUnfixableNarration } from "freeform-rpg/schemas/values";
import { z } from "zod";
import {
  OnUnfixableNarrationEnum,
  Campaign,
  campaignIdField,
  commonErrors,
  readCampaign,
  requireViewer,
  toCampaignId,
} from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";

const ChangeCampaignSettingsInput = z.object({
  campaignId: z.string().min(1).max(400),
  onUnfixableNarration: OnUnfixableNarration.nullish(),
  sharedStory: z.boolean().nullish(),
});

/** Adds changing the settings of a campaign that is under way. */
export const addChangeCampaignSettings: ApiPart = (builder) => {
  const input = builder.inputType("ChangeCampaignSettingsInput", {
    description: "The settings to change.",
    validate: ChangeCampaignSettingsInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      onUnfixableNarration: t.field({
        type: OnUnfixableNarrationEnum,
        description:
          "What happens to a narration that cannot be corrected automatically. Narrations that are already held stay held. Default: as it is.",
      }),
      sharedStory: t.boolean({
        description:
          "Whether players read what happens where their character is not. What their character knows is not changed by it. Default: as it is.",
      }),
    }),
  });
  builder.mutationField("changeCampaignSettings", (t) =>
    t.field({
      type: Campaign,
      description: "Changes the settings of a campaign from its next turn on. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The settings to change." }) },
      errors: { types: commonErrors },
      resolve: async (_root, args, context, info) => {
        const campaignId = toCampaignId(args.input.campaignId);
        const { userId } = requireViewer(context);
        const campaigns = await context.use(Campaigns);
        await campaigns.changeSettings({
          campaignId,
          requesterId: userId,
          onUnfixableNarration: args.input.onUnfixableNarration ?? undefined,
          sharedStory: args.input.sharedStory ?? undefined,
        });
        return readCampaign(context, info, campaignId);
      },
    }),
  );
};
