import { Campaign, campaignIdField, columns, commonErrors, readCampaign, requireViewer, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import type { CampaignPause as PauseValue } from "freeform-rpg/schemas";
import { z } from "zod";
import { addBoundaries } from "./boundaries.ts";
import { Safety } from "../tokens.ts";

/** Why a campaign is paused. */
export class CampaignPause {
  declare readonly pause: PauseValue;
}

const PauseReason = { DM: "dm", X_CARD: "x_card" } as const;
const AfterXCard = { SKIP: "skip", REWIND: "rewind", RESTORE: "restore" } as const;
const campaignId = z.string().min(1).max(400);

/** Adds `pauseCampaign`, `playXCard`, `resumeCampaign`, `Campaign.pause`, and lines and veils. */
export const addSafetyApi: ApiPart = (builder) => {
  addPause(builder);
  addPauseCampaign(builder);
  addXCard(builder);
  addResume(builder);
  addBoundaries(builder);
};

const addPause = (builder: Builder): void => {
  builder.enumType(PauseReason, {
    name: "PauseReason",
    description: "Why play is paused.",
    values: {
      DM: { description: "A DM paused it." },
      X_CARD: { description: "A member played an X-card. Who did is not shown." },
    },
  });
  builder.objectType(CampaignPause, {
    name: "CampaignPause",
    description: "Why a campaign is paused. Until a DM resumes it, no turn is started or committed.",
    fields: (t) => ({
      reason: t.field({ type: PauseReason, description: "The reason.", resolve: ({ pause }) => pause.reason }),
      note: t.string({ description: "What the DM says about it; may be empty.", resolve: ({ pause }) => pause.note }),
      at: t.field({ type: "DateTime", description: "Since when.", resolve: ({ pause }) => pause.at }),
      turnNumber: t.int({
        nullable: true,
        description:
          "The number of the last turn, whose narration the X-card withdrew; `null` when there is none. Where the party is split, the last narration of each place is withdrawn.",
        resolve: ({ pause }) => pause.turn_no,
      }),
    }),
  });
  builder.objectFields(Campaign, (t) => ({
    pause: t.field({
      type: CampaignPause,
      nullable: true,
      description: "Why play is paused; `null` while it is not.",
      ...columns("pause"),
      resolve: (campaign) => {
        const { pause } = Object(campaign);
        return pause ? { pause } : null;
      },
    }),
  }));
};

const addPauseCampaign = (builder: Builder): void => {
  const input = builder.inputType("PauseCampaignInput", {
    description: "A campaign to pause.",
    validate: z.object({ campaignId, note: z.string().trim().max(1000).nullish() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      note: t.string({ description: "A note that members read." }),
    }),
  });
  builder.mutationField("pauseCampaign", (t) =>
    t.field({
      type: Campaign,
      description: "Pauses play: no turn starts until a DM resumes it. A turn that runs is not committed. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The campaign." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        await (await context.use(Safety)).pause({ ...request, note: given.note ?? "" });
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};

const addXCard = (builder: Builder): void => {
  builder.mutationField("playXCard", (t) =>
    t.fieldWithInput({
      type: Campaign,
      description:
        "Stops play at once, for any member and without a reason: turns that run or wait are cancelled, the last narration is withdrawn, and play pauses until a DM resumes it. Nothing stores or tells who played it.",
      typeOptions: { description: "The campaign to stop." },
      input: { campaignId: t.input.id(campaignIdField) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: given } }, context, info) => {
        const request = { campaignId: toCampaignId(given), userId: requireViewer(context).userId };
        await (await context.use(Safety)).playXCard(request);
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};

const addResume = (builder: Builder): void => {
  builder.enumType(AfterXCard, {
    name: "AfterXCard",
    description: "How play goes on after an X-card.",
    values: {
      SKIP: { description: "What happened stands; its narration stays withdrawn." },
      REWIND: { description: "The turn is rewound." },
      RESTORE: { description: "The narration is shown again." },
    },
  });
  const input = builder.inputType("ResumeCampaignInput", {
    description: "A campaign to resume.",
    validate: z.object({ campaignId, afterXCard: z.enum(["skip", "rewind", "restore"]).nullish() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      afterXCard: t.field({ type: AfterXCard, description: "After an X-card: what happens to the turn. Default: `SKIP`." }),
    }),
  });
  builder.mutationField("resumeCampaign", (t) =>
    t.field({
      type: Campaign,
      description: "Lets play go on. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The campaign." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        await (await context.use(Safety)).resume({ ...request, ...(given.afterXCard ? { after: given.afterXCard } : {}) });
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};
