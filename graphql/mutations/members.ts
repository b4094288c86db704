import { Campaigns } from "freeform-rpg/plugins/campaigns";
import type { CampaignsService } from "freeform-rpg/plugins/campaigns";
import { requireViewer } from "../auth/require-role.ts";
import { toPlainId } from "../builder/global-id.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { Builder, Context } from "../builder/tokens.ts";
import { Campaign } from "../types/campaign.ts";
import { refusals } from "../types/errors.ts";
import { readCampaign } from "../types/read-campaign.ts";
import { LeftCampaign } from "../types/left-campaign.ts";
import { toCharacter } from "./character-input.ts";
import type { addCharacterInput } from "./character-input.ts";
import { addMemberInputs } from "./member-inputs.ts";

/** Adds who belongs to a campaign, and as whom. */
export const addMemberMutations = (builder: Builder, character: ReturnType<typeof addCharacterInput>): void => {
  const { add, remove, change, create } = addMemberInputs(builder, character);
  builder.mutationFields((t) => ({
    addMember: t.field({
      type: Campaign,
      description: "Adds someone to a campaign; for its DM.",
      args: { input: t.arg({ type: add, required: true, description: "Whom, and where." }) },
      errors: { types: refusals },
      resolve: async (_root, { input }, context, info) => {
        const plays = toCharacter(input.character);
        const more = { user: input.userId, role: input.role, ...(plays ? { character: plays } : {}) };
        return readCampaign(context, info, await changeMembers(context, input, (all, by) => all.addMember({ ...by, ...more })));
      },
    }),
    removeMember: t.field({
      type: LeftCampaign,
      description: "Removes someone from a campaign; for its DM, or for oneself. Their character stays in the story.",
      args: { input: t.arg({ type: remove, required: true, description: "Whom, and where." }) },
      errors: { types: refusals },
      resolve: async (_root, { input }, context) => {
        const campaignKey = await changeMembers(context, input, (all, by) => all.removeMember({ ...by, user: input.userId }));
        return { campaignKey, userId: input.userId };
      },
    }),
    changeRole: t.field({
      type: Campaign,
      description: "Changes what a member may do; for the DM. An observer gives up their character.",
      args: { input: t.arg({ type: change, required: true, description: "Whose role." }) },
      errors: { types: refusals },
      resolve: async (_root, { input }, context, info) => {
        const more = { user: input.userId, role: input.role };
        return readCampaign(context, info, await changeMembers(context, input, (all, by) => all.changeRole({ ...by, ...more })));
      },
    }),
    createCharacter: t.field({
      type: Campaign,
      description: "Gives a member a character.",
      args: { input: t.arg({ type: create, required: true, description: "The character." }) },
      errors: { types: refusals },
      resolve: async (_root, { input }, context, info) => {
        const more = { character: toCharacter(input.character) ?? {}, ...(input.userId ? { user: input.userId } : {}) };
        return readCampaign(context, info, await changeMembers(context, input, (all, by) => all.createCharacter({ ...by, ...more })));
      },
    }),
  }));
};

type Change = (campaigns: CampaignsService, by: { readonly campaign_id: string; readonly by: string }) => Promise<unknown>;

/** Makes a change as the viewer and answers the campaign's plain id. */
const changeMembers = (context: Context, input: { readonly campaignId: string }, change: Change): Promise<string> =>
  withApiErrors(async () => {
    const id = toPlainId("Campaign", input.campaignId);
    await change(await context.use(Campaigns), { campaign_id: id, by: requireViewer(context).userId });
    return id;
  });
