import { campaignIdField, toCampaignId } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import type { SessionType } from "./session-type.ts";

/** Adds the queries of sessions. */
export const addSessionQueries = (builder: Builder, type: SessionType): void =>
  builder.queryFields((t) => ({
    sessions: t.field({
      type: [type],
      description: "All sessions of a campaign, oldest first.",
      args: { campaignId: t.arg.id(campaignIdField) },
      authScopes: (_root, { campaignId }) => ({ member: toCampaignId(campaignId) }),
      resolve: async (_root, { campaignId }, { use }) => [...(await (await use(Sessions)).history(toCampaignId(campaignId)))],
    }),
    session: t.field({
      type,
      nullable: true,
      description: "One session; `null` when it does not exist.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        key: t.arg.string({ required: true, description: "The plain id of the session within its campaign, such as `session_2`." }),
      },
      authScopes: (_root, { campaignId }) => ({ member: toCampaignId(campaignId) }),
      resolve: async (_root, { campaignId, key }, { use }) =>
        (await (await use(Sessions)).history(toCampaignId(campaignId))).find(({ id }) => id === key) ?? null,
    }),
    activeSession: t.field({
      type,
      nullable: true,
      description: "The active session; `null` when there is none.",
      args: { campaignId: t.arg.id(campaignIdField) },
      authScopes: (_root, { campaignId }) => ({ member: toCampaignId(campaignId) }),
      resolve: async (_root, { campaignId }, { use }) => (await use(Sessions)).active(toCampaignId(campaignId)),
    }),
  }));
