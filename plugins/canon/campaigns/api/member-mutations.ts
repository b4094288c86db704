import { Campaigns } from "../tokens.ts";
import type { CampaignsService } from "../tokens.ts";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { Campaign, campaignIdField, commonErrors, readCampaign, requireViewer, toCampaignId } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { CampaignMembershipRemoved } from "./campaign-membership-removed.ts";
import { toCharacter } from "./character-input.ts";
import type { addCharacterInput } from "./character-input.ts";
import { addMemberInputs } from "./member-inputs.ts";

/** Adds the mutations of members and their characters. */
export const addMemberMutations = (builder: Builder, character: ReturnType<typeof addCharacterInput>): void => {
  const { add, remove, change, create, transfer } = addMemberInputs(builder, character);
  builder.mutationFields((t) => ({
    addMember: t.field({
      type: Campaign,
      description: "Adds a member to a campaign. For its DM.",
      args: { input: t.arg({ type: add, required: true, description: "The user and the campaign." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context, info) => {
        const plays = toCharacter(input.character);
        const more = { userId: input.userId, role: input.role, ...(plays ? { character: plays } : {}) };
        const joining = { ...input, type: "member_joined", memberId: input.userId } as const;
        return readCampaign(context, info, await changeMembers(context, joining, (all, request) => all.addMember({ ...request, ...more })));
      },
    }),
    removeMember: t.field({
      type: CampaignMembershipRemoved,
      description: "Removes a member from a campaign. The member's character stays in the story. For the DM, and for the member.",
      args: { input: t.arg({ type: remove, required: true, description: "The user and the campaign." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context) => {
        const leaving = { ...input, type: "member_left", memberId: input.userId } as const;
        const campaignKey = await changeMembers(context, leaving, (all, request) => all.removeMember({ ...request, userId: input.userId }));
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
        const change = { ...input, type: "member_changed", memberId: input.userId } as const;
        return readCampaign(context, info, await changeMembers(context, change, (all, request) => all.changeRole({ ...request, ...more })));
      },
    }),
    leaveCampaign: t.fieldWithInput({
      type: CampaignMembershipRemoved,
      description: "Ends the viewer's own membership. Their character stays in the story. The last DM hands the campaign over first.",
      typeOptions: { description: "The campaign to leave." },
      input: { campaignId: t.input.id(campaignIdField) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId } }, context) => {
        const { userId } = requireViewer(context);
        const leaving = { campaignId, type: "member_left", memberId: userId } as const;
        const campaignKey = await changeMembers(context, leaving, (all, request) => all.removeMember({ ...request, userId }));
        return { campaignKey, userId };
      },
    }),
    transferDm: t.field({
      type: Campaign,
      description: "Makes another member DM in the viewer's place, at once. For the DM.",
      args: { input: t.arg({ type: transfer, required: true, description: "Who takes over." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context, info) => {
        const more = { userId: input.userId, becomes: input.becomes ?? "OBSERVER" };
        const change = { ...input, type: "member_changed", memberId: input.userId } as const;
        return readCampaign(context, info, await changeMembers(context, change, (all, request) => all.transferDm({ ...request, ...more })));
      },
    }),
    createCharacter: t.field({
      type: Campaign,
      description: "Gives a member a character. For the member and for the DM.",
      args: { input: t.arg({ type: create, required: true, description: "The character to create." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context, info) => {
        const more = { character: toCharacter(input.character) ?? {}, ...(input.userId ? { userId: input.userId } : {}) };
        const change = { ...input, type: "member_changed", memberId: input.userId ?? requireViewer(context).userId } as const;
        const id = await changeMembers(context, change, (all, request) => all.createCharacter({ ...request, ...more }));
        return readCampaign(context, info, id);
      },
    }),
  }));
};

type Change = (campaigns: CampaignsService, request: { readonly campaignId: string; readonly requesterId: string }) => Promise<unknown>;

/** The event that tells the others of a change. */
interface MemberChange {
  readonly campaignId: string;
  readonly type: "member_joined" | "member_left" | "member_changed";
  readonly memberId: string;
}

/** Makes a change as the viewer, tells the others and answers the campaign's plain id. */
const changeMembers = async (context: Context, { campaignId, type, memberId }: MemberChange, change: Change): Promise<string> => {
  const id = toCampaignId(campaignId);
  const { userId } = requireViewer(context);
  await change(await context.use(Campaigns), { campaignId: id, requesterId: userId });
  (await context.use(CampaignBus)).publish({ type, campaignId: id, userId, memberId });
  return id;
};
