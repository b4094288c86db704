import { Campaigns } from "../tokens.ts";
import type { CampaignsService } from "../tokens.ts";
import { Campaign, commonErrors, readCampaign, requireViewer, toCampaignId } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { CampaignMembershipRemoved } from "./campaign-membership-removed.ts";
import { toCharacter } from "./character-input.ts";
import type { addCharacterInput } from "./character-input.ts";
import { addMemberInputs } from "./member-inputs.ts";

/** Adds the mutations of members and their characters. */
export const addMemberMutations = (builder: Builder, character: ReturnType<typeof addCharacterInput>): void => {
  const { add, remove, change, create } = addMemberInputs(builder, character);
  builder.mutationFields((t) => ({
    addMember: t.field({
      type: Campaign,
      description: "Adds a member to a campaign. For its DM.",
      args: { input: t.arg({ type: add, required: true, description: "The user and the campaign." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context, info) => {
        const plays = toCharacter(input.character);
        const more = { userId: input.userId, role: input.role, ...(plays ? { character: plays } : {}) };
        return readCampaign(context, info, await changeMembers(context, input, (all, request) => all.addMember({ ...request, ...more })));
      },
    }),
    removeMember: t.field({
      type: CampaignMembershipRemoved,
      description: "Removes a member from a campaign. The member's character stays in the story. For the DM, and for the member.",
      args: { input: t.arg({ type: remove, required: true, description: "The user and the campaign." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context) => {
        const campaignKey = await changeMembers(context, input, (all, request) => all.removeMember({ ...request, userId: input.userId }));
        return { campaignKey, userId: input.userId };
      },
    }),
    changeRole: t.field({
      type: Campaign,
      description: "Changes the role of a member. A member who becomes an observer gives up their character. For the DM.",
      args: { input: t.arg({ type: change, required: true, description: "The member and the new role." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context, info) => {
        const more = { userId: input.userId, role: input.role };
        return readCampaign(context, info, await changeMembers(context, input, (all, request) => all.changeRole({ ...request, ...more })));
      },
    }),
    createCharacter: t.field({
      type: Campaign,
      description: "Gives a member a character. For the member and for the DM.",
      args: { input: t.arg({ type: create, required: true, description: "The character to create." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context, info) => {
        const more = { character: toCharacter(input.character) ?? {}, ...(input.userId ? { userId: input.userId } : {}) };
        return readCampaign(
          context,
          info,
          await changeMembers(context, input, (all, request) => all.createCharacter({ ...request, ...more })),
        );
      },
    }),
  }));
};

type Change = (campaigns: CampaignsService, request: { readonly campaignId: string; readonly requesterId: string }) => Promise<unknown>;

/** Makes a change as the viewer and answers the campaign's plain id. */
const changeMembers = async (context: Context, input: { readonly campaignId: string }, change: Change): Promise<string> => {
  const id = toCampaignId(input.campaignId);
  await change(await context.use(Campaigns), { campaignId: id, requesterId: requireViewer(context).userId });
  return id;
};
