import { Log } from "freeform-rpg/db";
import { CampaignBus } from "freeform-rpg/plugins/turn";
import { z } from "zod";
import { requireRole, requireViewer } from "../auth/require-role.ts";
import { toPlainId } from "../builder/global-id.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart, Context } from "../builder/tokens.ts";
import { Campaign } from "../types/campaign.ts";
import { refusals } from "../types/errors.ts";
import { readCampaign } from "../types/read-campaign.ts";

const RewindInput = z.object({
  campaignId: z.string().min(1).max(400),
  turnNumber: z.int().min(0, "Turns count from 1; 0 is the beginning."),
  reason: z.string().max(1000).nullish(),
});

/** Adds rewinding. */
export const addRewindCampaign: ApiPart = (builder) => {
  const input = builder.inputType("RewindCampaignInput", {
    description: "Where to rewind to.",
    validate: RewindInput,
    fields: (t) => ({
      campaignId: t.id({ required: true, description: "The campaign: its global or its plain id." }),
      turnNumber: t.int({ required: true, description: "The last turn that shall stand; 0 is the beginning." }),
      reason: t.string({ description: "Why, for the log." }),
    }),
  });
  builder.mutationField("rewindCampaign", (t) =>
    t.field({
      type: Campaign,
      description:
        "Takes later turns out of the story and sets the world back; for the DM. Nothing is deleted: `turns(superseded: true)` still shows them.",
      args: { input: t.arg({ type: input, required: true, description: "Where to rewind to." }) },
      errors: { types: refusals },
      resolve: (_root, args, context, info) =>
        withApiErrors(async () => {
          const campaignId = await rewind(context, args.input);
          return readCampaign(context, info, campaignId);
        }),
    }),
  );
};

const rewind = async (context: Context, { campaignId: given, turnNumber, reason }: z.infer<typeof RewindInput>): Promise<string> => {
  const campaignId = toPlainId("Campaign", given);
  const { userId } = requireViewer(context);
  await requireRole(context, campaignId, ["DM"]);
  const log = await context.use(Log);
  const { turn_no } = await log.rewind({ campaign_id: campaignId, user_id: userId, turn_no: turnNumber, reason: reason ?? "" });
  const bus = await context.use(CampaignBus);
  bus.publish({ type: "rewound", campaignId, userId, turnNo: turn_no });
  return campaignId;
};
