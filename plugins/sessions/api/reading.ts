import type { Builder } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import { campaignArgument, plain } from "./session-type.ts";
import type { SessionType } from "./session-type.ts";

/** Adds looking at sessions. */
export const addReadingSessions = (builder: Builder, type: SessionType): void =>
  builder.queryFields((t) => ({
    sessions: t.field({
      type: [type],
      description: "Every session of a campaign, oldest first.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ member: plain(campaignId) }),
      resolve: async (_root, { campaignId }, { use }) => [...(await (await use(Sessions)).history(plain(campaignId)))],
    }),
    session: t.field({
      type,
      nullable: true,
      description: "One session; `null` when the campaign has none with this id.",
      args: {
        campaignId: t.arg.id({ required: true, description: campaignArgument }),
        key: t.arg.string({ required: true, description: "Its id within the campaign, such as `session_2`." }),
      },
      authScopes: (_root, { campaignId }) => ({ member: plain(campaignId) }),
      resolve: async (_root, { campaignId, key }, { use }) =>
        (await (await use(Sessions)).history(plain(campaignId))).find(({ id }) => id === key) ?? null,
    }),
    activeSession: t.field({
      type,
      nullable: true,
      description: "The session under way; `null` between sessions.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ member: plain(campaignId) }),
      resolve: async (_root, { campaignId }, { use }) => (await use(Sessions)).active(plain(campaignId)),
    }),
  }));
