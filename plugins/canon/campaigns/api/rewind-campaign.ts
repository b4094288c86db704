import { Log } from "freeform-rpg/db";
import { z } from "zod";
import { callHooks } from "../hooks/call-hooks.ts";
import { Campaign, campaignIdField, commonErrors, readCampaign, requireRole, requireViewer, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";

const RewindInput = z.object({
  campaignId: z.string().min(1).max(400),
  turnNumber: z.int().min(0, "Turn numbers start at 1; 0 rewinds to the start."),
  reason: z.string().max(1000).nullish(),
});

/** Adds `rewindCampaign`. */
export const addRewindCampaign: ApiPart = (builder) => {
  const input = builder.inputType("RewindCampaignInput", {
    description: "The turn to rewind to.",
    validate: RewindInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      turnNumber: t.int({ required: true, description: "The number of the last turn to keep; 0 rewinds to the start." }),
      reason: t.string({ description: "The reason, which is stored in the log." }),
    }),
  });
  builder.mutationField("rewindCampaign", (t) =>
    t.field({
      type: Campaign,
      description:
        "Rewinds a campaign: later turns leave the story and the world returns to its earlier state. Nothing is deleted; `turns(superseded: true)` still lists them. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The turn to rewind to." }) },
      errors: { types: commonErrors },
      resolve: async (_root, args, context, info) => {
        const campaignId = await rewind(context, args.input);
        return readCampaign(context, info, campaignId);
      },
    }),
  );
};

const rewind = async (context: Context, { campaignId: given, turnNumber, reason }: z.infer<typeof RewindInput>): Promise<string> => {
  const campaignId = toCampaignId(given);
  const { userId } = requireViewer(context);
  await requireRole(context, campaignId, ["DM"]);
  const log = await context.use(Log);
  await log.rewind({ campaignId, userId, turnNo: turnNumber, reason: reason ?? "" });
  await callHooks(context.kernel, "rewound", { campaignId, userId, turnNo: turnNumber });
  return campaignId;
};
