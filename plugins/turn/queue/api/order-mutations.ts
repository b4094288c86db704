import { Campaign, campaignIdField, commonErrors, readCampaign, requireViewer, toCampaignId, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { z } from "zod";
import { Order } from "../tokens.ts";
import { OrderModeEnum, OtherActionsEnum } from "./order-types.ts";

const campaignId = z.string().min(1).max(400);
const actorId = z.string().min(1).max(400);

const SetInput = z.object({
  campaignId,
  mode: z.enum(["free", "rounds", "spotlight"]),
  limitSeconds: z.int().min(0).max(604_800, "At most a week: 604800 seconds.").nullish(),
  others: z.enum(["wait", "refuse"]).nullish(),
  actorId: actorId.nullish(),
});

/** Adds what DMs say about the order of play. */
export const addOrderMutations: ApiPart = (builder) => {
  addSetOrder(builder);
  addGiveSpotlight(builder);
  addRoundMutations(builder);
};

const addSetOrder = (builder: Builder): void => {
  const input = builder.inputType("SetOrderOfPlayInput", {
    description: "An order of play. What is left out stays as it was.",
    validate: SetInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      mode: t.field({ type: OrderModeEnum, required: true, description: "How it is decided whose action is played next." }),
      limitSeconds: t.int({
        description:
          "In rounds: seconds after the first declaration until the round is played without the others, at most a week; 0 for no limit.",
      }),
      others: t.field({ type: OtherActionsEnum, description: "In the spotlight: what happens to actions of others. At first `WAIT`." }),
      actorId: t.id({ description: "In the spotlight: the character whose turn it is, by its global or plain id." }),
    }),
  });
  builder.mutationField("setOrderOfPlay", (t) =>
    t.field({
      type: Campaign,
      description:
        "Sets the order of play. Actions that wait stay: in rounds the first of each character is its declaration, otherwise they are played. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The order." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        await (
          await context.use(Order)
        ).set({
          ...request,
          mode: given.mode,
          others: given.others ?? undefined,
          limitSeconds: given.limitSeconds ?? undefined,
          actorId: given.actorId ? toEntityId(given.actorId) : undefined,
        });
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};

const addGiveSpotlight = (builder: Builder): void => {
  builder.mutationField("giveSpotlight", (t) =>
    t.fieldWithInput({
      type: Campaign,
      description: "Says whose turn it is, and switches to the spotlight. For the DM.",
      typeOptions: { description: "The campaign and the character whose turn it is." },
      input: {
        campaignId: t.input.id(campaignIdField),
        actorId: t.input.id({ description: "The character, by its global or plain id. Default: no one, so that all wait." }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        await (await context.use(Order)).giveSpotlight({ ...request, actorId: given.actorId ? toEntityId(given.actorId) : null });
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};

const addRoundMutations = (builder: Builder): void => {
  builder.mutationField("skipInRound", (t) =>
    t.fieldWithInput({
      type: Campaign,
      description: "Lets the present round be played without a character's action, such as that of an absent player. For the DM.",
      typeOptions: { description: "The campaign and the character to play the round without." },
      input: {
        campaignId: t.input.id(campaignIdField),
        actorId: t.input.id({ required: true, description: "The character, by its global or plain id." }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        await (await context.use(Order)).skip({ ...request, actorId: toEntityId(given.actorId) });
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
  builder.mutationField("endRound", (t) =>
    t.fieldWithInput({
      type: Campaign,
      description: "Plays the present round now, without those who have not declared. For the DM.",
      typeOptions: { description: "The campaign whose round is played now." },
      input: { campaignId: t.input.id(campaignIdField) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = { campaignId: toCampaignId(given.campaignId), userId: requireViewer(context).userId };
        await (await context.use(Order)).endRound(request);
        return readCampaign(context, info, request.campaignId);
      },
    }),
  );
};

const toEntityId = (id: string): string => toRowKey(["Entity"], id);
