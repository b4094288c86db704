import {
  Campaign,
  RoleEnum,
  campaignIdField,
  commonErrors,
  readCampaign,
  requireViewer,
  toCampaignId,
  toRowKey,
} from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { Role } from "freeform-rpg/schemas/values";
import { z } from "zod";
import { Invitations } from "../tokens.ts";

/** A new invitation with its code. */
export class CreatedInvitation {
  declare readonly key: string;
  declare readonly code: string;
}

const campaignId = z.string().min(1).max(400);

/** Adds `createInvitation`, `revokeInvitation` and `decideJoinRequest`, for the DM. */
export const addInvitationMutations = (builder: Builder): void => {
  addCreate(builder);
  addRevoke(builder);
  addDecide(builder);
};

const addCreate = (builder: Builder): void => {
  builder.objectType(CreatedInvitation, {
    name: "CreatedInvitation",
    description: "A new invitation.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "The invitation, by its global id or its key." }),
      code: t.exposeString("code", { description: "The code to give away. It is shown only now: the server keeps a hash of it." }),
    }),
  });
  const input = builder.inputType("CreateInvitationInput", {
    description: "An invitation to make.",
    validate: z.object({
      campaignId,
      role: z.enum(Role.enum).nullish(),
      seat: z.string().max(200).nullish(),
      note: z.string().trim().max(500).nullish(),
      hours: z.int().min(1).max(8760).nullish(),
      maxUses: z.int().min(0).max(1000).nullish(),
      approval: z.boolean().nullish(),
    }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      role: t.field({ type: RoleEnum, description: "The role of those who join by it. Default: `PLAYER`." }),
      seat: t.string({ description: "The key of the playable character that it is for. Default: the new member chooses." }),
      note: t.string({ description: "A note that those who have the code read." }),
      hours: t.int({ description: "Hours until it expires, 1 to 8760. Default: 168, a week." }),
      maxUses: t.int({ description: "How many users may join by it, up to 1000; 0 for any number. Default: 1." }),
      approval: t.boolean({ description: "Whether a DM admits each user who comes by it. Default: `false`." }),
    }),
  });
  builder.mutationField("createInvitation", (t) =>
    t.field({
      type: CreatedInvitation,
      description: "Makes an invitation to a campaign. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The invitation." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context) => {
        const { id, code } = await (
          await context.use(Invitations)
        ).create({
          campaignId: toCampaignId(given.campaignId),
          userId: requireViewer(context).userId,
          wish: {
            role: given.role ?? "PLAYER",
            seatId: given.seat || null,
            note: given.note ?? "",
            hours: given.hours ?? 168,
            maxUses: given.maxUses === 0 ? null : (given.maxUses ?? 1),
            approval: given.approval ?? false,
          },
        });
        return { key: id, code };
      },
    }),
  );
};

const addRevoke = (builder: Builder): void => {
  const input = builder.inputType("RevokeInvitationInput", {
    description: "An invitation to revoke.",
    validate: z.object({ campaignId, invitationKey: z.string().min(1).max(400) }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      invitationKey: t.string({ required: true, description: "The plain id of the invitation." }),
    }),
  });
  builder.mutationField("revokeInvitation", (t) =>
    t.field({
      type: Campaign,
      description: "Ends an invitation. Who has joined by it stays. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The invitation." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const id = toCampaignId(given.campaignId);
        const { userId } = requireViewer(context);
        await (
          await context.use(Invitations)
        ).revoke({ campaignId: id, userId, invitationId: toRowKey(["Invitation"], given.invitationKey) });
        return readCampaign(context, info, id);
      },
    }),
  );
};

const addDecide = (builder: Builder): void => {
  const input = builder.inputType("DecideJoinRequestInput", {
    description: "A decision about a user who waits to join.",
    validate: z.object({ campaignId, userId: z.string().min(1).max(200), admit: z.boolean() }),
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      userId: t.string({ required: true, description: "The user id of who waits." }),
      admit: t.boolean({ required: true, description: "Whether they become a member." }),
    }),
  });
  builder.mutationField("decideJoinRequest", (t) =>
    t.field({
      type: Campaign,
      description: "Admits or refuses a user who waits to join. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The user and the decision." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const id = toCampaignId(given.campaignId);
        const request = { campaignId: id, userId: requireViewer(context).userId };
        await (await context.use(Invitations)).decide({ ...request, applicantId: given.userId, admit: given.admit });
        return readCampaign(context, info, id);
      },
    }),
  );
};
