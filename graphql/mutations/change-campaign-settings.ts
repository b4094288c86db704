import { Campaigns } from "freeform-rpg/plugins/campaigns";
import { BeyondRepair } from "freeform-rpg/schemas";
import { z } from "zod";
import { requireViewer } from "../auth/require-role.ts";
import { toPlainId } from "../builder/global-id.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart } from "../builder/tokens.ts";
import { Campaign } from "../types/campaign.ts";
import { refusals } from "../types/errors.ts";
import { BeyondRepairEnum } from "../types/narration-enums.ts";
import { readCampaign } from "../types/read-campaign.ts";

const ChangeCampaignSettingsInput = z.object({ campaignId: z.string().min(1).max(400), beyondRepair: BeyondRepair });

/** Adds changing the settings of a campaign that is under way. */
export const addChangeCampaignSettings: ApiPart = (builder) => {
  const input = builder.inputType("ChangeCampaignSettingsInput", {
    description: "What to change.",
    validate: ChangeCampaignSettingsInput,
    fields: (t) => ({
      campaignId: t.id({ required: true, description: "The campaign: its global or its plain id." }),
      beyondRepair: t.field({
        type: BeyondRepairEnum,
        required: true,
        description: "What becomes of a narration that cannot be mended. What is held already stays held.",
      }),
    }),
  });
  builder.mutationField("changeCampaignSettings", (t) =>
    t.field({
      type: Campaign,
      description: "Changes how a campaign is played from its next turn on; for the DM.",
      args: { input: t.arg({ type: input, required: true, description: "What to change." }) },
      errors: { types: refusals },
      resolve: (_root, args, context, info) =>
        withApiErrors(async () => {
          const campaignId = toPlainId("Campaign", args.input.campaignId);
          const { userId } = requireViewer(context);
          const campaigns = await context.use(Campaigns);
          await campaigns.changeSettings({ campaign_id: campaignId, by: userId, beyond_repair: args.input.beyondRepair });
          return readCampaign(context, info, campaignId);
        }),
    }),
  );
};
