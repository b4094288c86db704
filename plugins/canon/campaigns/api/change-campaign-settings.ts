import { Campaigns } from "../tokens.ts";
import { CampaignBudget, ReviewSettings } from "freeform-rpg/schemas/campaign";
import { LanguageTag, OnUnfixableNarration } from "freeform-rpg/schemas/values";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { z } from "zod";
import {
  LateNarrationEnum,
  OnUnfixableNarrationEnum,
  ReviewModeEnum,
  Campaign,
  campaignIdField,
  commonErrors,
  readCampaign,
  requireViewer,
  toCampaignId,
} from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";

const { mode, actions_seconds, narration_seconds, late_narration } = ReviewSettings.shape;
const { turn, session, day, campaign } = CampaignBudget.shape;
const CampaignBudgetInput = z.object({
  turn: turn.nullable(),
  session: session.nullable(),
  day: day.nullable(),
  campaign: campaign.nullable(),
});
const ChangeCampaignSettingsInput = z.object({
  campaignId: z.string().min(1).max(400),
  onUnfixableNarration: OnUnfixableNarration.nullish(),
  sharedStory: z.boolean().nullish(),
  language: LanguageTag.nullish(),
  reviewMode: mode.unwrap().nullish(),
  actionsReviewSeconds: actions_seconds.unwrap().nullish(),
  narrationReviewSeconds: narration_seconds.unwrap().nullish(),
  lateNarration: late_narration.unwrap().nullish(),
  budget: CampaignBudgetInput.nullish(),
  contentPacks: z.array(z.string().min(1).max(200)).max(50).nullish(),
});
type ChangeCampaignSettingsInput = z.infer<typeof ChangeCampaignSettingsInput>;

/** Adds changing the settings of a campaign that is under way. */
export const addChangeCampaignSettings: ApiPart = (builder) => {
  const budget = addBudgetInput(builder);
  const input = builder.inputType("ChangeCampaignSettingsInput", {
    description: "The settings to change; what is left out stays as it is.",
    validate: ChangeCampaignSettingsInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      onUnfixableNarration: t.field({
        type: OnUnfixableNarrationEnum,
        description:
          "What happens to a narration that cannot be corrected automatically. What waits for the DM already keeps waiting. Default: as it is.",
      }),
      sharedStory: t.boolean({
        description:
          "Whether players read what happens where their character is not. What their character knows is not changed by it. Default: as it is.",
      }),
      language: t.string({
        description:
          'The language of what players read, as a BCP 47 tag such as "de"; `null` for English. Models write in it; the engine\'s own messages are in it where there is a translation. Default: as it is.',
      }),
      reviewMode: t.field({ type: ReviewModeEnum, description: "What waits for the DM. What waits already keeps waiting." }),
      actionsReviewSeconds: t.int({ description: "Seconds, 10 to a week, after which actions go on as they were ruled." }),
      narrationReviewSeconds: t.int({
        description: "Seconds, 10 to a week, after which a narration is published as `lateNarration` says.",
      }),
      lateNarration: t.field({ type: LateNarrationEnum, description: "How a narration is published when the time limit is over." }),
      contentPacks: t.idList({
        description:
          "The ids of all packs that the campaign uses, in their order. Each must be installed; those on which they depend are added. What has happened does not change. Default: as they are.",
      }),
      budget: t.field({ type: budget, description: "What models may cost. The server's own limits hold beside it. Default: as it is." }),
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
        const { onUnfixableNarration } = args.input;
        await campaigns.changeSettings({
          campaignId,
          requesterId: userId,
          onUnfixableNarration: onUnfixableNarration ?? undefined,
          review: toReview(args.input),
          sharedStory: args.input.sharedStory ?? undefined,
          language: args.input.language,
          budget: args.input.budget ?? undefined,
          contentPacks: args.input.contentPacks?.map(String),
        });
        (await context.use(CampaignBus)).publish({ type: "settings_changed", campaignId, userId });
        return readCampaign(context, info, campaignId);
      },
    }),
  );
};

const addBudgetInput = (builder: Builder) =>
  builder.inputType("CampaignBudgetInput", {
    description: "Limits in US dollars. `null` removes one; what is left out stays as it is.",
    validate: CampaignBudgetInput,
    fields: (t) => ({
      turn: t.float({ description: "The most that one turn may cost." }),
      session: t.float({ description: "The most that a session may cost: the active one, or the last twelve hours." }),
      day: t.float({ description: "The most that a day may cost, from 0:00 UTC." }),
      campaign: t.float({ description: "The most that the whole campaign may cost, what was spent included." }),
    }),
  });

const toReview = ({
  reviewMode,
  actionsReviewSeconds,
  narrationReviewSeconds,
  lateNarration,
}: ChangeCampaignSettingsInput): Partial<ReviewSettings> => ({
  ...(reviewMode ? { mode: reviewMode } : {}),
  ...(actionsReviewSeconds ? { actions_seconds: actionsReviewSeconds } : {}),
  ...(narrationReviewSeconds ? { narration_seconds: narrationReviewSeconds } : {}),
  ...(lateNarration ? { late_narration: lateNarration } : {}),
});
