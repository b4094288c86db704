import { refusals, withApiErrors } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import { campaignArgument, plain } from "./session-type.ts";
import type { SessionType } from "./session-type.ts";

/** Adds starting and ending sessions. */
export const addChangingSessions = (builder: Builder, type: SessionType): void =>
  builder.mutationFields((t) => ({
    startSession: t.field({
      type,
      description: "Starts a session; for the DM. One at a time: a second is refused with the reason `session_exists`.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      errors: { types: refusals },
      resolve: (_root, { campaignId }, context) =>
        withApiErrors(async () => (await context.use(Sessions)).start(plain(campaignId), viewerOf(context))),
    }),
    endSession: t.field({
      type,
      description:
        "Ends the session under way and has its summary written; for the DM. Without one it is refused with the reason `session_not_active`.",
      args: { campaignId: t.arg.id({ required: true, description: campaignArgument }) },
      authScopes: (_root, { campaignId }) => ({ dm: plain(campaignId) }),
      errors: { types: refusals },
      resolve: (_root, { campaignId }, context) =>
        withApiErrors(async () => (await context.use(Sessions)).end(plain(campaignId), viewerOf(context))),
    }),
  }));

const viewerOf = ({ viewer }: Context): string => viewer?.userId ?? "";
