import { campaignIdField, commonErrors, toCampaignId } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import type { SessionType } from "./session-type.ts";

/** Adds the mutations that start and end sessions. */
export const addSessionMutations = (builder: Builder, type: SessionType): void =>
  builder.mutationFields((t) => ({
    startSession: t.fieldWithInput({
      type,
      description: "Starts a session. Fails with the reason `session_exists` when one is active. For the DM.",
      typeOptions: { description: "The campaign whose session starts." },
      input: { campaignId: t.input.id(campaignIdField) },
      authScopes: (_root, { input: { campaignId } }) => ({ dm: toCampaignId(campaignId) }),
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId } }, context) =>
        (await context.use(Sessions)).start(toCampaignId(campaignId), viewerOf(context)),
    }),
    endSession: t.fieldWithInput({
      type,
      description:
        "Ends the active session and writes its summary. Fails with the reason `session_not_active` when there is none. For the DM.",
      typeOptions: { description: "The campaign whose session ends." },
      input: { campaignId: t.input.id(campaignIdField) },
      authScopes: (_root, { input: { campaignId } }) => ({ dm: toCampaignId(campaignId) }),
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId } }, context) =>
        (await context.use(Sessions)).end(toCampaignId(campaignId), viewerOf(context)),
    }),
  }));

const viewerOf = ({ viewer }: Context): string => viewer?.userId ?? "";
